import type { Diagnostic, Mark } from "#compile/findings/diagnostic.ts";
import { shownIn } from "#compile/findings/shown-in.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { CheckRun } from "./check-command.ts";
import { pc } from "./colours.ts";
import { andList, shortList } from "#kernel/english-list.ts";
import { counted } from "./counted.ts";
import type { Project } from "./project.ts";

/** The text of a source line: by file and 1-based number. */
type LineReader = (file: string, line: number) => string | undefined;

/** How many findings are written out for people; the rest is counted. */
const most = 100;

/** The findings for people, the first hundred written out, and a line that sums up. */
export function prettyReport({ diagnostics, brandIds, project, milliseconds, drawings }: CheckRun): string {
  const lineOf = lineReader(project.files);
  const shown = diagnostics.slice(0, most).map((one) => prettyDiagnostic(one, project, lineOf, brandIds.length));
  const rest =
    diagnostics.length > most ? [`… and ${diagnostics.length - most} more (all of them: --format json)`] : [];
  return [...shown, ...rest, summary(diagnostics, brandIds.length, milliseconds, drawings)].join("\n\n");
}

function lineReader({ texts }: SourceFiles): LineReader {
  const lines = new Map<string, string[]>();
  return (file, line) => {
    let all = lines.get(file);
    if (!all) {
      all = (texts[file] ?? "").replace(/^\uFEFF/, "").split(/\r?\n/);
      lines.set(file, all);
    }
    return all[line - 1];
  };
}

/** One diagnostic for people: place, rule, the lines around the mistake with a marker, message and hint. */
function prettyDiagnostic(diagnostic: Diagnostic, project: Project, lineOf: LineReader, brandCount: number): string {
  const { rule, severity, message, hint } = diagnostic;
  const colour = severity === "error" ? pc.red : pc.yellow;
  const head = `${pc.bold(placeOf(diagnostic, project))}  ${colour(severity)}  ${pc.dim(rule)}${reach(diagnostic, brandCount)}`;
  return [
    head,
    ...excerpt(diagnostic, lineOf, colour),
    `  ${message}${hint === undefined ? "" : ` ${pc.cyan(hint)}`}`,
    ...shownIn(diagnostic, (mark) => placeOf(mark, project)).map((line) => pc.dim(`  ${line}`)),
  ].join("\n");
}

function placeOf({ file, line, column }: Mark, project: Project): string {
  return `${project.shown(file)}:${line}:${column}`;
}

/** The brands that a mistake affects, unless it is in the only brand's own file. */
function reach({ brands, file }: Diagnostic, brandCount: number): string {
  if (brands.length === 0 || (brands.length === 1 && file.startsWith(`brands/${brands[0]}/`))) return "";
  const names =
    brands.length === brandCount && brandCount > 3
      ? `all ${brandCount} brands`
      : brands.length > 6
        ? shortList(brands, 5)
        : andList(brands);
  return pc.dim(`  reaches ${names}`);
}

/** The line before and the line itself, cut to a window around the mark when it is very long. */
function excerpt(
  { file, line, column, length }: Diagnostic,
  lineOf: LineReader,
  colour: (text: string) => string,
): string[] {
  const text = lineOf(file, line);
  if (text === undefined || text === "") return [];
  const gutter = String(line).length;
  const cut = Math.max(0, column - 1 - 60);
  const shown = text.slice(cut, cut + 140).replaceAll("\t", " ");
  const before = line > 1 ? lineOf(file, line - 1) : undefined;
  const marker =
    " ".repeat(column - 1 - cut) + "^".repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - cut))));
  return [
    ...(before === undefined || cut > 0
      ? []
      : [pc.dim(`  ${String(line - 1).padStart(gutter)} | ${before.slice(0, 140).replaceAll("\t", " ")}`)]),
    `  ${line} | ${shown}`,
    `  ${" ".repeat(gutter)} | ${colour(marker)}`,
  ];
}

/** The last line: "2 errors in 2 files · 5 brands · 0.4 s". */
function summary(
  diagnostics: readonly Diagnostic[],
  brandCount: number,
  milliseconds: number,
  drawings: number,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const found =
    diagnostics.length === 0
      ? pc.green("no mistakes")
      : [
          errors > 0 ? pc.red(counted(errors, "error")) : "",
          warnings > 0 ? pc.yellow(counted(warnings, "warning")) : "",
        ]
          .filter(Boolean)
          .join(", ") + ` in ${counted(files, "file")}`;
  const drawn = drawings > 0 ? ` · ${counted(drawings, "drawing")} of pages` : "";
  return `${found} · ${counted(brandCount, "brand")}${drawn} · ${(milliseconds / 1000).toFixed(1)} s`;
}
