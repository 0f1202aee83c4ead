import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { shownIn } from "#compile/findings/shown-in.ts";
import type { CheckRun } from "./check-command.ts";

/** One array for programs, with every finding. */
export function jsonReport({ diagnostics, project }: CheckRun): string {
  return JSON.stringify(
    diagnostics.map(({ rule, severity, brands, file, line, column, pointer, message, hint, related }) => ({
      rule,
      severity,
      brand: layerOf(file),
      brands,
      file: project.shown(file),
      line,
      column,
      pointer,
      message,
      hint,
      related: related?.map((one) => ({ ...one, file: project.shown(one.file) })),
    })),
    null,
    2,
  );
}

/** The brand or layer whose folder contains a file: "acme", "markets/ph", "base". */
export function layerOf(file: string): string {
  return /^(?:brands|text-packs)\/(markets\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? "";
}

/** Workflow commands that GitHub shows as annotations on the lines. */
export function githubReport({ diagnostics, project }: CheckRun): string {
  return diagnostics
    .map((one: Diagnostic) => {
      const { rule, severity, file, line, column, length, message, hint } = one;
      const said = hint === undefined ? message : `${message} ${hint}`;
      const text = [said, ...shownIn(one, (mark) => `${project.shown(mark.file)}:${mark.line}`)].join("\n");
      return `::${severity} file=${property(project.shown(file))},line=${line},col=${column},endColumn=${column + length},title=${property(rule)}::${escaped(text)}`;
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
