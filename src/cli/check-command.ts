import type { Diagnostic } from "#compile/diagnostic.ts";
import { githubReport, jsonReport } from "./format-machine.ts";
import { prettyReport } from "./format-pretty.ts";
import { sarifReport } from "./format-sarif.ts";
import type { FolderOptions } from "./folders.ts";
import { compileFiles, requireBrand } from "./compile-files.ts";
import { progressBar } from "./progress.ts";
import { readProject, type Project } from "./project.ts";
import type { Terminal } from "./terminal.ts";

export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

/** What was found in a run, for a format to write. */
export interface CheckRun {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
  project: Project;
  milliseconds: number;
}

const reports: Readonly<Record<Format, (run: CheckRun) => string>> = { pretty: prettyReport, json: jsonReport, github: githubReport, sarif: sarifReport };

/** Checks brands and writes what was found. Returns the exit code: 0 no errors, 1 errors. */
export function checkCommand(brands: readonly string[], options: FolderOptions & { format: Format }, terminal: Terminal): number {
  const started = performance.now();
  const project = readProject(options);
  for (const brand of brands) requireBrand(project.files, brand);
  const bar = progressBar(terminal, "Checking");
  const { diagnostics, brandIds } = compileFiles(project.files, brands, bar.show);
  bar.end();
  const report = reports[options.format]({ diagnostics, brandIds, project, milliseconds: performance.now() - started });
  if (report !== "") terminal.write(`${report}\n`);
  return diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}
