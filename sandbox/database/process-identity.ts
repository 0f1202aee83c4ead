import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this number runs (it may be another one than before: compare startOf too). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, as reported by the operating system; empty if unknown. Only for comparison. */
export function startOf(pid: number): string {
  if (process.platform === "linux") return linuxStart(pid);
  if (process.platform === "win32") return "";
  return quietly(() => execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim());
}

/**
 * Field 22 of /proc/<pid>/stat. The second field is a name in brackets that may itself contain spaces and brackets. A
 * zombie (Z) has ended.
 */
function linuxStart(pid: number): string {
  return quietly(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "" : (fields[19] ?? "");
  });
}

function quietly(ask: () => string): string {
  try {
    return ask();
  } catch {
    return "";
  }
}
