import type { Diagnostic } from "#compile/diagnostic.ts";

/** One array and nothing else, for programs. */
export function jsonReport(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics.map(({ rule, severity, brands, file, line, column, pointer, message, hint }) => ({ rule, severity, brands, file, line, column, pointer, message, hint })), null, 2);
}

/** Workflow commands that GitHub shows as annotations on the lines. */
export function githubReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ rule, severity, file, line, column, length, message, hint }) => {
    const text = hint === undefined ? message : `${message} ${hint}`;
    return `::${severity} file=${property(file)},line=${line},col=${column},endColumn=${column + length},title=${property(rule)}::${escaped(text)}`;
  }).join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
