import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of the repository with content from a package that is not installed. */
export interface Copy {
  /** The package with its version. */
  name: string;
  /** Where the copy is written, from the repository's root. */
  path: string;
  /** The entries, read from the package's folder. */
  contentOf(folder: string): Record<string, unknown>;
}

/** Installs a package in a temporary folder for the duration of a function. */
export function withPackage<T>(name: string, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "livery-copy-"));
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", name], { stdio: "inherit" });
    return use(join(folder, "node_modules", name.slice(0, name.lastIndexOf("@"))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
