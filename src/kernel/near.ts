/** "Did you mean": the name nearest to a misspelt one. */

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours count one each. Above
 * the limit any larger number: most candidates are not near, and thousands of names may be compared.
 */
function distance(a: string, b: string, limit: number): number {
  if (differentLetters(a, b) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    // No later row has less: a swap adds one to the row before this one, which has at most one less.
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** How many letters only one of two words has: a lower bound of their distance. */
function differentLetters(a: string, b: string): number {
  const [inA, inB] = [lettersIn(a), lettersIn(b)];
  return Math.max(bitsIn(inA & ~inB), bitsIn(inB & ~inA));
}

/** A bit for each letter; letters that share a bit only make the bound lower. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
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
  let best = new Set<string>();
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    const limit = bestDistance - (best.size === 0 ? 1 : 0);
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const found = distance(wanted, candidate.toLowerCase(), limit);
    if (found < bestDistance) [best, bestDistance] = [new Set([candidate]), found];
    else if (found === bestDistance && best.size > 0) best.add(candidate);
  }
  return [...best];
}
