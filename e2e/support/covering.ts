/** One choice of a value for each factor. */
export type Row = Readonly<Record<string, string | number>>;

/** The pairs of values that stand in a row, each in words. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

/**
 * A covering array of strength 2: few of these rows, in which stands every pair of values that stands in any of them.
 * Given are all the rows that are possible, so no pair is lost to what cannot be together. The row with the most new
 * pairs comes next, the first of them when there are several: the rows are the same on every run.
 */
export function coveringRows<T extends Row>(possible: readonly T[]): T[] {
  const missing = new Set(possible.flatMap(pairsOf));
  const rows: T[] = [];
  for (let best = richest(possible, missing); best; best = richest(possible, missing)) {
    rows.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return rows;
}

/** The row with the most pairs that are still missing; undefined when none has one. */
function richest<T extends Row>(rows: readonly T[], missing: ReadonlySet<string>): T | undefined {
  let best: T | undefined;
  let most = 0;
  for (const row of rows) {
    const news = pairsOf(row).filter((pair) => missing.has(pair)).length;
    if (news > most) [best, most] = [row, news];
  }
  return best;
}
