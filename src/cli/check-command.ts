import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { FolderOptions } from "./folders.ts";
import { progressBar } from "./progress.ts";
import type { Project } from "./project.ts";
import { checkFolders } from "./sweep/check-folders.ts";
import type { Terminal } from "./terminal.ts";

export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

/** The findings of a run, for a format to write. */
export interface CheckRun {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
  project: Project;
  milliseconds: number;
}

const reports: Readonly<Record<Format, () => Promise<(run: CheckRun) => string>>> = {
  pretty: async () => (await import("./format-pretty.ts")).prettyReport,
  json: async () => (await import("./format-machine.ts")).jsonReport,
  github: async () => (await import("./format-machine.ts")).githubReport,
  sarif: async () => (await import("./format-sarif.ts")).sarifReport,
};

/** Checks brands and writes the findings. Returns the exit code: 0 no errors, 1 errors. */
export async function checkCommand(
  brands: readonly string[],
  { format, memory = true, ...folders }: FolderOptions & { format: Format; memory?: boolean },
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const bar = progressBar(terminal, "Checking");
  const found = await checkFolders({ ...folders, only: brands, memory, progress: bar.show });
  bar.end();
  const report = (await reports[format]())({ ...found, milliseconds: performance.now() - started });
  if (report !== "") terminal.write(`${report}\n`);
  return found.diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}
