import type { CharSet, NFA } from "refa";

/** The length of the longest value that an automaton accepts, which accepts at least one. */
export function longestOf(language: NFA): number {
  return longestFrom(language.initial, statesToEnd(language), language.finals);
}

/** The states from which an end can be reached. */
function statesToEnd({ initial, finals }: NFA): Set<NFA.ReadonlyNode> {
  const before = new Map<NFA.ReadonlyNode, NFA.ReadonlyNode[]>();
  const seen = new Set<NFA.ReadonlyNode>([initial]);
  for (const state of seen) {
    for (const [next] of state.out) {
      before.set(next, [...(before.get(next) ?? []), state]);
      seen.add(next);
    }
  }
  const useful = new Set<NFA.ReadonlyNode>([...finals].filter((state) => seen.has(state)));
  for (const state of useful) for (const previous of before.get(state) ?? []) useful.add(previous);
  return useful;
}

/** Longest way to an end: without bound when a state leads back to itself. */
function longestFrom(
  initial: NFA.ReadonlyNode,
  useful: ReadonlySet<NFA.ReadonlyNode>,
  finals: ReadonlySet<NFA.ReadonlyNode>,
): number {
  const known = new Map<NFA.ReadonlyNode, number>();
  const open = new Set<NFA.ReadonlyNode>();
  const visit = (state: NFA.ReadonlyNode): number => {
    const length = known.get(state);
    if (length !== undefined) return length;
    if (open.has(state)) return Number.POSITIVE_INFINITY;
    open.add(state);
    let best = finals.has(state) ? 0 : Number.NEGATIVE_INFINITY;
    for (const [to, characters] of state.out)
      if (useful.has(to)) best = Math.max(best, widthOf(characters) + visit(to));
    open.delete(state);
    known.set(state, best);
    return best;
  };
  return visit(initial);
}

/** The length of a text counts a character beyond U+FFFF, such as an emoji, as two. */
function widthOf({ ranges }: CharSet): number {
  return (ranges.at(-1)?.max ?? 0) > 0xffff ? 2 : 1;
}
