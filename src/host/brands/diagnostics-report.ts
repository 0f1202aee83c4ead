import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { Change } from "./brand-store.ts";

/** Formats findings for the terminal and the overlay: where, what, and what to do. */
export function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, severity, rule, message, hint }) =>
      [`${file}:${line}:${column}  ${severity}  ${rule}`, `  ${message}`, ...(hint ? [`  ${hint}`] : [])].join("\n"),
    )
    .join("\n\n");
}

/** Everything an operator has to read about a change of the sources; empty when there is nothing. */
export function changeReport({ diagnostics, migrated }: Pick<Change, "diagnostics" | "migrated">): string {
  const [count, layers] = [migrated.length, migrated.join(" ")];
  const note = `${count} ${count === 1 ? "layer is" : "layers are"} in an earlier format and served as migrated in memory. Run: livery migrate ${layers}`;
  return [...(diagnostics.length > 0 ? [reportOf(diagnostics)] : []), ...(count > 0 ? [note] : [])].join("\n\n");
}
