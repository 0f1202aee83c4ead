/**
 * Whether a pattern is simple enough to match in linear time: at most one unbounded quantifier, no repeated group, few
 * alternatives. Most patterns are, and need no proof.
 */
export function isPlain(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, "x").replaceAll(/\[\^?\]?[^\]]*\]/g, "x");
  if (/\(\?(?!:)/.test(bare)) return false;
  const unbounded = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const ranges = bare.match(/\{\d+,\d+\}/g)?.length ?? 0;
  const groups = bare.match(/\(/g)?.length ?? 0;
  return unbounded <= 1 && unbounded + ranges <= 2 && groups <= 3 && !/\)\s*[*+{]/.test(bare);
}
