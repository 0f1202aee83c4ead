import type { Diagnostic } from "./findings/diagnostic.ts";
import { locate } from "./findings/locate.ts";
import { readSources } from "./read/sources.ts";
import type { SourceFiles } from "./read/source-files.ts";

/** What is wrong with drawn pages of a brand, and the value of the merged brand that causes it. */
export interface PageFault {
  path: readonly string[];
  message: string;
  hint: string;
}

/** The faults of brands as findings at the lines that cause them: those that several brands inherit once. */
export function brokenPages(files: SourceFiles, faults: ReadonlyMap<string, readonly PageFault[]>): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const { chains } = readSources(files);
  for (const [brand, all] of faults)
    for (const { path, message, hint } of all) {
      const { file, ...place } = locate(chains.get(brand) ?? [], [...path], "key");
      const key = [file.path, place.pointer, message].join("\n");
      const brands = [...(found.get(key)?.brands ?? []), brand];
      found.set(key, { rule: "broken-page", severity: "error", brands, file: file.path, ...place, message, hint });
    }
  return [...found.values()];
}
