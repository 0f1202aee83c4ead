import { spawnSync } from "node:child_process";
import { UsageError } from "../usage-error.ts";

/** Answers are whole trees of brands. */
const most = 2 ** 30;
/** Hooks of git set these for a repository of their own; here the folder alone decides. */
const elsewhere = new Set([
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_PREFIX",
  "GIT_OBJECT_DIRECTORY",
  "GIT_COMMON_DIR",
]);

/** What git said. */
export interface GitAnswer {
  passed: boolean;
  output: Buffer;
  complaint: string;
}

/** Asks git in a folder. Throws a UsageError only when there is no git. */
export function git(folder: string, words: readonly string[], input?: string): GitAnswer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.has(name)));
  const { status, stdout, stderr, error } = spawnSync("git", ["-C", folder, ...words], {
    env: { ...env, LC_ALL: "C" },
    maxBuffer: most,
    ...(input !== undefined && { input }),
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new UsageError("git is not installed, or not on the PATH: --since asks it.");
  if (error) throw error;
  return { passed: status === 0, output: stdout, complaint: stderr.toString("utf8").trim().split("\n")[0] ?? "" };
}

/** The commit that a reference names in the repository of a folder. Throws a UsageError that says what is missing. */
export function commitOf(folder: string, ref: string): string {
  const inside = git(folder, ["rev-parse", "--show-prefix"]);
  if (!inside.passed && /not a git repository/i.test(inside.complaint))
    throw new UsageError(`"${folder}" is not in a git repository: --since needs one.`);
  if (!inside.passed)
    throw new UsageError(`git cannot read the repository of "${folder}": ${inside.complaint.replace(/^fatal: /, "")}`);
  const found = git(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (found.passed) return found.output.toString("utf8").trim();
  const shallow = git(folder, ["rev-parse", "--is-shallow-repository"]).output.toString("utf8").trim() === "true";
  throw new UsageError(
    `There is no "${ref}" in this repository.${shallow ? " It is a shallow clone, which knows only its last commits: fetch the others." : ""}`,
  );
}
