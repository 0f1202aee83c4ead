import { spawnSync } from "node:child_process";
import { UsageError } from "../usage-error.ts";

/** The output may be a whole tree of brands. */
const most = 2 ** 30;
/** Git hooks set these for their own repository; here only the folder decides. */
const elsewhere = new Set([
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_PREFIX",
  "GIT_OBJECT_DIRECTORY",
  "GIT_COMMON_DIR",
]);

/** The result of a git command. */
export interface GitAnswer {
  passed: boolean;
  output: Buffer;
  complaint: string;
}

/** Runs git in a folder. Throws a UsageError only when git is not installed. */
export function git(folder: string, words: readonly string[], input?: string): GitAnswer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.has(name)));
  const { status, stdout, stderr, error } = spawnSync("git", ["-C", folder, ...words], {
    env: { ...env, LC_ALL: "C" },
    maxBuffer: most,
    ...(input !== undefined && { input }),
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new UsageError("git is not installed, or not on the PATH: --since requires it.");
  if (error) throw error;
  return { passed: status === 0, output: stdout, complaint: stderr.toString("utf8").trim().split("\n")[0] ?? "" };
}

/** The commit of a reference in the repository of a folder. Throws a UsageError that names what is missing. */
export function commitOf(folder: string, ref: string): string {
  const inside = git(folder, ["rev-parse", "--show-prefix"]);
  if (!inside.passed && /not a git repository/i.test(inside.complaint))
    throw new UsageError(`"${folder}" is not in a git repository: --since requires one.`);
  if (!inside.passed)
    throw new UsageError(`git cannot read the repository of "${folder}": ${inside.complaint.replace(/^fatal: /, "")}`);
  const found = git(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (found.passed) return found.output.toString("utf8").trim();
  const shallow = git(folder, ["rev-parse", "--is-shallow-repository"]).output.toString("utf8").trim() === "true";
  throw new UsageError(
    `There is no "${ref}" in this repository.${shallow ? " It is a shallow clone, which has only the latest commits: fetch the others." : ""}`,
  );
}
