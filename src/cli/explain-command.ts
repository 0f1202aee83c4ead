import pc from "picocolors";
import { explain, nearPointer, type ExplainedLayer } from "#compile/explain.ts";
import type { SourceFiles } from "#compile/source-files.ts";
import { requireBrand, shownPath } from "./check-command.ts";
import { readSources, type Folders } from "./read-sources.ts";
import { UsageError } from "./usage-error.ts";

/** Writes the effective value of a pointer and the layers that set it. */
export function explainCommand(brand: string, pointer: string, folders: Folders, write: (text: string) => void): number {
  const files = readSources(folders);
  requireBrand(files, brand);
  if (pointer !== "" && !pointer.startsWith("/")) throw new UsageError(`"${pointer}" is no pointer: write "/${pointer.replaceAll(".", "/")}".`);
  const explanation = explain(files, brand, pointer);
  if (!explanation) throw new UsageError(nowhere(files, brand, pointer));
  write(`${explanation.value === undefined ? pc.dim("(removed)") : JSON.stringify(explanation.value, null, 2)}\n`);
  const places = explanation.layers.map((layer) => `${shownPath(layer.file, folders)}:${layer.line}:${layer.column}`);
  const width = Math.max(0, ...places.map((place) => place.length));
  explanation.layers.forEach((layer, index) => write(`  ${(places[index] ?? "").padEnd(width)}  ${said(layer, folders)}\n`));
  if (explanation.layers.length === 0) write(`  ${pc.dim("no layer says it: the engine's default")}\n`);
  return 0;
}

function said({ value, over = [] }: ExplainedLayer, folders: Folders): string {
  const text = value === null ? "removed" : JSON.stringify(value);
  const short = text.length > 100 ? `${text.slice(0, 97)}…` : text;
  const covered = over.slice(0, 3).map((place) => shownPath(place, folders)).join(", ") + (over.length > 3 ? `, and ${over.length - 3} more` : "");
  return `${short}${over.length === 0 ? "" : pc.dim(`     over ${covered}`)}`;
}

function nowhere(files: SourceFiles, brand: string, pointer: string): string {
  const near = nearPointer(files, brand, pointer);
  return `"${pointer}" leads to nothing in ${brand}.${near === undefined ? "" : ` Did you mean "${near}"?`}`;
}
