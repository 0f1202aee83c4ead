import type { NFA } from "refa";

/** Lengths of the shortest and the longest value that an automaton accepts; undefined when it accepts none. */
export function lengthsOf(language: NFA): { shortest: number; longest: number } | undefined {
  const useful = statesToEnd(language);
  if (!useful.has(language.initial)) return undefined;
  return { shortest: shortestFrom(language), longest: longestFrom(language.initial, useful, language.finals) };
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

function shortestFrom({ initial, finals }: NFA): number {
  let states = new Set<NFA.ReadonlyNode>([initial]);
  const seen = new Set<NFA.ReadonlyNode>();
  for (let length = 0; states.size > 0; length++) {
    const next = new Set<NFA.ReadonlyNode>();
    for (const state of states) {
      if (finals.has(state as NFA.Node)) return length;
      seen.add(state);
      for (const [to] of state.out) if (!seen.has(to)) next.add(to);
    }
    states = next;
  }
  return Number.POSITIVE_INFINITY;
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
    for (const [to] of state.out) if (useful.has(to)) best = Math.max(best, 1 + visit(to));
    open.delete(state);
    known.set(state, best);
    return best;
  };
  return visit(initial);
}
