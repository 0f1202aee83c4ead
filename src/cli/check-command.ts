import { createHash } from "node:crypto";
import { compileBrands, type Compilation, type CompileOptions } from "#compile/compile.ts";
import type { Diagnostic } from "#compile/diagnostic.ts";
import { brandNames } from "#compile/brand-names.ts";
import type { SourceFiles } from "#compile/source-files.ts";
import { choiceHint } from "#compile/walk/words.ts";
import { githubReport, jsonReport } from "./format-machine.ts";
import { prettyDiagnostic, summary } from "./format-pretty.ts";
import { readSources, type Folders } from "./read-sources.ts";
import { UsageError } from "./usage-error.ts";

export const formats = ["pretty", "json", "github"] as const;
export type Format = (typeof formats)[number];

/** How many findings are written out; the rest is counted. */
const most = 100;

/** Checks brands and writes what was found. Returns the exit code: 0 no errors, 1 errors. */
export function checkCommand(brands: readonly string[], options: Folders & { format: Format }, write: (text: string) => void): number {
  const started = performance.now();
  const files = readSources(options);
  for (const brand of brands) requireBrand(files, brand);
  const compilation = compileBrands(files, { digest: sha256, ...(brands.length > 0 && { only: brands }) });
  const report = { pretty: prettyReport, json: machine(jsonReport), github: machine(githubReport) }[options.format](compilation, files, options, performance.now() - started);
  if (report !== "") write(`${report}\n`);
  return compilation.diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** SHA-256 in hex. */
export const sha256: CompileOptions["digest"] = (text) => createHash("sha256").update(text).digest("hex");

/** Says at once that there is no such brand, and which one was probably meant. */
export function requireBrand(files: SourceFiles, brand: string): void {
  const known = brandNames(files);
  if (!known.includes(brand)) throw new UsageError(`There is no brand "${brand}". ${choiceHint(brand, known) ?? "The folder has no brands."}`);
}

function machine(format: (diagnostics: readonly Diagnostic[]) => string) {
  return (compilation: Compilation, _files: SourceFiles, folders: Folders): string => format(compilation.diagnostics.map((one) => ({ ...one, file: shownPath(one.file, folders) })));
}

function prettyReport({ diagnostics, brandIds }: Compilation, files: SourceFiles, folders: Folders, milliseconds: number): string {
  const lines = new Map<string, string[]>();
  const lineOf = (file: string, line: number) => {
    if (!lines.has(file)) lines.set(file, (files.texts[file] ?? "").split(/\r?\n/));
    return lines.get(file)?.[line - 1];
  };
  const shown = diagnostics.slice(0, most).map((one) => prettyDiagnostic(one, lineOf, brandIds.length).replace(one.file, shownPath(one.file, folders)));
  const rest = diagnostics.length > most ? [`… and ${diagnostics.length - most} more`] : [];
  return [...shown, ...rest, summary(diagnostics, brandIds.length, milliseconds)].join("\n\n");
}

/** A path as the operator sees it, where the folders lie elsewhere. */
export function shownPath(file: string, { brands, textPacks }: Folders): string {
  if (file.startsWith("brands/")) return `${brands.replace(/\/$/, "")}${file.slice("brands".length)}`;
  return `${textPacks.replace(/\/$/, "")}${file.slice("text-packs".length)}`;
}
