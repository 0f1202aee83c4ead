import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";
import { runCli } from "#cli/main.ts";
import type { Terminal } from "#cli/terminal.ts";
import { inCurrentFormat } from "../../src/compile/fixtures/site.ts";
import { FIXTURE } from "./compiled-brand.ts";

/** The output and exit code of a run of the command. */
export interface Answer {
  code: number;
  out: string;
  complaint: string;
}

/** A copy of the compiler's fixture site to run the command on. It is deleted after the test. */
export interface TriedSite {
  folder: string;
  /** Writes a file; objects as JSON. */
  write: (path: string, content: unknown) => void;
  remove: (path: string) => void;
  /** Runs the command there. Its paths are shown as if the folder were the working folder. */
  livery: (...args: string[]) => Promise<Answer>;
  /** Runs git there. */
  git: (...args: string[]) => void;
}

export function triedSite(): TriedSite {
  const folder = mkdtempSync(join(tmpdir(), "livery-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(FIXTURE, folder, { recursive: true });
  return {
    folder,
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(
        join(folder, path),
        typeof content === "string" ? content : JSON.stringify(inCurrentFormat(path, content)),
      );
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    livery: (...args) =>
      answerOf([...args, "--brands", join(folder, "brands"), "--text-packs", join(folder, "text-packs")], folder),
    git: (...args) => {
      execFileSync(
        "git",
        ["-c", "user.name=Somebody", "-c", "user.email=somebody@acme.example", "-c", "commit.gpgsign=false", ...args],
        { cwd: folder, stdio: "ignore" },
      );
    },
  };
}

/** A copy of the site in its own git repository, with one commit. */
export function committedSite(): TriedSite {
  const site = triedSite();
  site.git("init", "--initial-branch=main");
  site.git("add", ".");
  site.git("commit", "--message=First");
  return site;
}

/** Runs the command with these arguments. */
export async function answerOf(args: readonly string[], folder: string): Promise<Answer> {
  let [out, complaint] = ["", ""];
  const terminal: Terminal = {
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      complaint += text;
    },
    screen: false,
    progress: false,
    onInterrupt: () => () => undefined,
  };
  const code = await runCli(args, terminal);
  const plain = (text: string) =>
    stripVTControlCharacters(text)
      .replaceAll(`${folder}/`, "")
      .replaceAll(/\d+\.\d s/g, "0.0 s");
  return { code, out: plain(out), complaint: plain(complaint) };
}
