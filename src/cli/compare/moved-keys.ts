/** The fewest keys that must move to bring those that both orders have from the first order into the second. */
export function movedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((key, index) => [key, index]));
  const shared = after.filter((key) => place.has(key));
  const staying = longestRise(shared.map((key) => place.get(key) ?? 0));
  return new Set(shared.filter((_, index) => !staying.has(index)));
}

/** Indexes of a longest rising subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    if (length === -1) length = ends.length;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rise.add(index);
  return rise;
}
