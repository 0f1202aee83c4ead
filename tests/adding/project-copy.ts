import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { root } from "../house/support/tree.ts";

const notCopied = new Set([".git", ".livery", "coverage", "dist", "node_modules", "playwright-report", "test-results"]);

/** The project in a folder of its own, with the packages of the original. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "livery-adding-"));

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => !notCopied.has(relative(root, path)),
    });
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  write(files: Readonly<Record<string, (before: string) => string>>): void {
    for (const [file, textFrom] of Object.entries(files)) {
      const path = join(this.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, textFrom(existsSync(path) ? readFileSync(path, "utf8") : ""));
    }
  }

  /** Runs a command of Node in the copy and returns what it prints, errors included; never throws. */
  async run(...args: string[]): Promise<string> {
    const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NO_COLOR: "1" } };
    return promisify(execFile)(process.execPath, args, options).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string; stderr: string }) => `FAILED\n${failure.stdout}${failure.stderr}`,
    );
  }

  /** The files that differ from the original or are new. */
  changed(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
      .filter((file) => !isSame(join(root, file), join(this.folder, file)));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function isSame(path: string, other: string): boolean {
  return existsSync(path) && readFileSync(path).equals(readFileSync(other));
}
