import type { Compilation } from "#compile/compile.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { compileFiles } from "../compile-files.ts";
import type { Project } from "../project.ts";
import { fixedText, type PlacedFix } from "./fixed-text.ts";

/** The changes, and the findings that remain. */
export interface Plan {
  /** New texts by the path of the file. */
  texts: ReadonlyMap<string, string>;
  /** How many findings are corrected. */
  fixes: number;
  before: readonly Diagnostic[];
  after: readonly Diagnostic[];
  brandIds: readonly string[];
}

/** A fix may uncover another: an object that lost its last entry has no effect. */
const rounds = 8;

/** Fixes all files, or those of some brands, in memory; a round that causes more errors than before is discarded. */
export function planFixes({ files, borrowed }: Project, brands: readonly string[]): Plan {
  const first = compileFiles(files);
  const texts = new Map<string, string>();
  let fixes = 0;
  let current: Compilation = first;
  let sources = files;
  for (let round = 0; round < rounds; round++) {
    const changed = fixedFiles(
      sources,
      current.diagnostics.filter(({ file }) => !borrowed.has(file) && isWanted(file, brands)),
    );
    if (changed.made === 0) break;
    const tried: SourceFiles = { ...sources, texts: { ...sources.texts, ...Object.fromEntries(changed.texts) } };
    const next = compileFiles(tried);
    if (
      errorsIn(next.diagnostics) > errorsIn(current.diagnostics) ||
      next.diagnostics.length >= current.diagnostics.length
    )
      break;
    for (const [path, text] of changed.texts) texts.set(path, text);
    fixes += changed.made;
    [sources, current] = [tried, next];
  }
  return { texts, fixes, before: first.diagnostics, after: current.diagnostics, brandIds: first.brandIds };
}

export function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

function isWanted(file: string, brands: readonly string[]): boolean {
  return (
    brands.length === 0 || brands.some((id) => file.startsWith(`brands/${id}/`) || file.startsWith(`text-packs/${id}/`))
  );
}

/** What is joined to one finding because it changes nothing is removed at each of its places. */
function placedFixes({ pointer, fix, related }: Diagnostic): PlacedFix[] {
  if (!fix) return [];
  const places = fix.kind === "remove" && related ? related : [{ pointer }];
  return places.map((place) => ({ pointer: place.pointer, fix }));
}

function fixedFiles(
  { texts }: SourceFiles,
  diagnostics: readonly Diagnostic[],
): { texts: Map<string, string>; made: number } {
  const byFile = new Map<string, PlacedFix[]>();
  for (const one of diagnostics)
    for (const fix of placedFixes(one)) byFile.set(one.file, [...(byFile.get(one.file) ?? []), fix]);
  const changed = new Map<string, string>();
  let made = 0;
  for (const [file, fixes] of byFile) {
    const before = texts[file] ?? "";
    const result = fixedText(before, fixes);
    if (result.text === before) continue;
    changed.set(file, result.text);
    made += result.made.length;
  }
  return { texts: changed, made };
}
