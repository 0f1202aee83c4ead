import { useSyncExternalStore } from "react";

/** Desired states of games whose change is pending, by node: shown before the platform has them. */
export type Wishes = ReadonlyMap<string, boolean>;

let wishes: Wishes = new Map();
const none: Wishes = new Map();
const listeners = new Set<() => void>();

export function usePendingFavourites(): Wishes {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => wishes,
    () => none,
  );
}

/** The pending state of a game; undefined: no change is pending. */
export function pendingOf(nodeId: string): boolean | undefined {
  return wishes.get(nodeId);
}

/** Sets the pending state of a game; undefined: the change has arrived or has failed. */
export function wish(nodeId: string, wanted: boolean | undefined): void {
  const others = [...wishes].filter(([id]) => id !== nodeId);
  wishes = new Map(wanted === undefined ? others : [...others, [nodeId, wanted]]);
  for (const listener of listeners) listener();
}

/** The platform's favourites with the pending changes applied. */
export function withPending(ids: readonly string[], wanted: Wishes): ReadonlySet<string> {
  return new Set([
    ...ids.filter((id) => !wanted.has(id)),
    ...[...wanted].flatMap(([id, isWanted]) => (isWanted ? [id] : [])),
  ]);
}
