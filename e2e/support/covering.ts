import { createRequire } from "node:module";

// An ES module does not see the names that this package exports, and its types speak of another default.
const { criteria, make, sorters } = createRequire(import.meta.url)("covertable") as typeof import("covertable");

/** One choice of a value for each factor. */
export type Row = Readonly<Record<string, string | number>>;

/** The pairs of values that stand in a row, each in words. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

const DRAFTS = 12;

/**
 * A covering array of strength 2: few of these rows, in which stands every pair of values that stands in any of them,
 * the same on every run. Given are all the rows that are possible. covertable drafts the array several times; a filter
 * makes it give up some pairs without a word, so each of those gets the first row that has it, and the shortest array
 * is taken.
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

/** What the draft has of these rows, then what it lacks; a row without a new pair is left out. */
function completed<T extends Row>(possible: readonly T[], drafted: readonly Row[]): T[] {
  const missing = new Set(possible.flatMap(pairsOf));
  const settles = (row: T) =>
    pairsOf(row)
      .map((pair) => missing.delete(pair))
      .includes(true);
  return [...possible.filter(isIn(drafted)).filter(settles), ...possible.filter(settles)];
}

function isIn(rows: readonly Row[]): (row: Row) => boolean {
  const keyOf = (row: Row) =>
    Object.entries(row)
      .map((entry) => entry.join("="))
      .toSorted()
      .join();
  const keys = new Set(rows.map(keyOf));
  return (row) => keys.has(keyOf(row));
}
