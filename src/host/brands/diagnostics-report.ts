import type { Diagnostic } from "#compile/findings/diagnostic.ts";

/** Formats findings for the terminal and the overlay: where, what, and what to do. */
export function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, severity, rule, message, hint }) =>
      [`${file}:${line}:${column}  ${severity}  ${rule}`, `  ${message}`, ...(hint ? [`  ${hint}`] : [])].join("\n"),
    )
    .join("\n\n");
}
