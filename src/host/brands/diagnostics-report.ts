import type { Diagnostic, Mark } from "#compile/findings/diagnostic.ts";
import { shownIn } from "#compile/findings/shown-in.ts";
import type { Change } from "./brand-store.ts";

/** Formats findings for the terminal and the overlay: where, what, and what to do. */
export function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((one) => {
      const details = [one.message, ...(one.hint ? [one.hint] : []), ...shownIn(one, placeOf)];
      return [`${placeOf(one)}  ${one.severity}  ${one.rule}`, ...details.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n\n");
}

function placeOf({ file, line, column }: Mark): string {
  return `${file}:${line}:${column}`;
}

/** Everything an operator has to read about a change of the sources; empty when there is nothing. */
export function changeReport({ diagnostics, migrated }: Pick<Change, "diagnostics" | "migrated">): string {
  const [count, layers] = [migrated.length, migrated.join(" ")];
  const note = `${count} ${count === 1 ? "layer is" : "layers are"} in an earlier format and served as migrated in memory. Run: livery migrate ${layers}`;
  return [...(diagnostics.length > 0 ? [reportOf(diagnostics)] : []), ...(count > 0 ? [note] : [])].join("\n\n");
}
