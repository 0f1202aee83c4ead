/** "Did you mean": the name nearest to a misspelt one. */

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours count one each. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * The candidate that was most likely meant, or undefined when none is near (more than a third of the letters differ).
 * Case makes no difference. Ties go to the earlier candidate.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return allNearest(name, candidates)[0];
}

/** All candidates that share the smallest distance, in their order; empty when none is near. */
export function allNearest(name: string, candidates: Iterable<string>): string[] {
  let best: string[] = [];
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > bestDistance - (best.length === 0 ? 1 : 0)) continue;
    const found = distance(name.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) [best, bestDistance] = [[candidate], found];
    else if (found === bestDistance && best.length > 0 && !best.includes(candidate)) best.push(candidate);
  }
  return best;
}
