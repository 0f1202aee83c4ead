/**
 * Whether a pattern is so simple that trying it takes time in proportion to the value's length: at most one quantifier
 * without a bound, no group that repeats, few choices. Most patterns are, and need no proof.
 */
export function isPlain(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, "x").replaceAll(/\[\^?\]?[^\]]*\]/g, "x");
  if (/\(\?(?!:)/.test(bare)) return false;
  const unbounded = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const ranges = bare.match(/\{\d+,\d+\}/g)?.length ?? 0;
  const groups = bare.match(/\(/g)?.length ?? 0;
  return unbounded <= 1 && unbounded + ranges <= 2 && groups <= 3 && !/\)\s*[*+{]/.test(bare);
}
