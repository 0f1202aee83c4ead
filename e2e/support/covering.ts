import { createRequire } from "node:module";

// This package's named exports are not visible to ES modules, and its types declare another default export.
const { criteria, make, sorters } = createRequire(import.meta.url)("covertable") as typeof import("covertable");

/** One value for each factor. */
export type Row = Readonly<Record<string, string | number>>;

/** The pairs of values in a row, each as text. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

const DRAFTS = 12;

/**
 * A covering array of strength 2: a few of the possible rows that together contain every pair of values of any of them,
 * the same on every run. covertable drafts the array several times; with a filter it silently drops some pairs, so the
 * first row with each missing pair is added, and the shortest array is returned.
 */
export function coveringRows<T extends Row>(possible: readonly T[]): T[] {
  return Array.from({ length: DRAFTS }, (_, seed) => completed(possible, draft(possible, seed))).reduce((best, rows) =>
    rows.length < best.length ? rows : best,
  );
}

function draft(possible: readonly Row[], seed: number): Row[] {
  const factors = [...new Set(possible.flatMap(Object.keys))];
  const values = Object.fromEntries(
    factors.map((factor) => [factor, [...new Set(possible.flatMap((row) => row[factor] ?? []))]]),
  );
  const canBecome = (part: Row) =>
    possible.some((row) => Object.entries(part).every(([factor, value]) => row[factor] === value));
  return factors.length < 2
    ? []
    : make(values, { sorter: sorters.hash, criterion: criteria.greedy, seed, preFilter: canBecome });
}

/** The possible rows of the draft, then rows for the missing pairs; rows without a new pair are omitted. */
function completed<T extends Row>(possible: readonly T[], drafted: readonly Row[]): T[] {
  const missing = new Set(possible.flatMap(pairsOf));
  const addsPair = (row: T) =>
    pairsOf(row)
      .map((pair) => missing.delete(pair))
      .includes(true);
  return [...possible.filter(isRowOf(drafted)).filter(addsPair), ...possible.filter(addsPair)];
}

function isRowOf(rows: readonly Row[]): (row: Row) => boolean {
  const keyOf = (row: Row) =>
    Object.entries(row)
      .map((entry) => entry.join("="))
      .toSorted()
      .join();
  const keys = new Set(rows.map(keyOf));
  return (row) => keys.has(keyOf(row));
}
