import { isObject } from "#kernel/json.ts";
import { segmentsOf } from "#kernel/pointer.ts";
import type { Change } from "./change.ts";
import { holdsPlacements, type Steps } from "./parts.ts";

/**
 * A widget that is removed from one place of a screen or header and added at another has moved; `compare` reports its
 * other changes.
 */
export function withMovedWidgets(
  changes: readonly Change[],
  compare: (before: unknown, after: unknown, steps: Steps, changes: Change[]) => void,
): Change[] {
  const left = new Map(
    changes.flatMap((change) =>
      change.kind === "lost" && isPlacement(change.pointer)
        ? [[identity(change.pointer, change.before), change] as const]
        : [],
    ),
  );
  const gone = new Set<Change>();
  const kept = changes.flatMap((change) => {
    const from =
      change.kind === "gained" && isPlacement(change.pointer)
        ? left.get(identity(change.pointer, change.after))
        : undefined;
    if (!from) return [change];
    gone.add(from);
    const inside: Change[] = [];
    compare(from.before, change.after, segmentsOf(change.pointer), inside);
    return [{ ...change, kind: "moved" as const, from: from.pointer }, ...inside];
  });
  return kept.filter((change) => !gone.has(change));
}

function isPlacement(pointer: string): boolean {
  return holdsPlacements(segmentsOf(pointer).slice(0, -1));
}

/** The same id and the same type, on the same screen or in the same header. */
function identity(pointer: string, placement: unknown): string {
  const steps = segmentsOf(pointer);
  return JSON.stringify([steps[0], steps[1], steps.at(-1), isObject(placement) ? placement["widget"] : undefined]);
}
