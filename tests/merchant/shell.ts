import { spawnSync } from "node:child_process";

/** What a line of shell came to, as GitHub runs it: the first command that fails ends it. */
export interface Ran {
  code: number | null;
  out: string;
  complaint: string;
}

export function shell(folder: string, line: string): Ran {
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", line], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", npm_config_audit: "false", npm_config_fund: "false" },
  });
  return { code: status, out: stdout, complaint: withoutWarnings(stderr) };
}

/** npm warns of the settings of the machine. */
function withoutWarnings(text: string): string {
  return text.replace(/^npm (?:warn|notice).*\n/gm, "");
}
