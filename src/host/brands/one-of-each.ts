import type { Diagnostic } from "#compile/findings/diagnostic.ts";

/** Findings without those that are there twice: what several brands inherit is found with each of them. */
export function oneOfEach(all: readonly Diagnostic[]): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const one of all) {
    const key = JSON.stringify([one.file, one.line, one.column, one.rule, one.message]);
    const known = found.get(key);
    found.set(key, known ? { ...known, brands: [...new Set([...known.brands, ...one.brands])].sort() } : one);
  }
  return [...found.values()].sort(byPlace);
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return one.file === other.file ? one.line - other.line || one.column - other.column : one.file < other.file ? -1 : 1;
}
