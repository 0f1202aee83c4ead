import { useSyncExternalStore } from "react";

/** Desired states of games whose change is pending, by node: shown before the platform has them. */
export type PendingFavourites = ReadonlyMap<string, boolean>;

let pending: PendingFavourites = new Map();
const none: PendingFavourites = new Map();
const listeners = new Set<() => void>();

export function usePendingFavourites(): PendingFavourites {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => pending,
    () => none,
  );
}

/** The pending state of a game; undefined: no change is pending. */
export function pendingOf(nodeId: string): boolean | undefined {
  return pending.get(nodeId);
}

/** Sets the pending state of a game; undefined: the change has arrived or has failed. */
export function setPending(nodeId: string, wanted: boolean | undefined): void {
  const others = [...pending].filter(([id]) => id !== nodeId);
  pending = new Map(wanted === undefined ? others : [...others, [nodeId, wanted]]);
  for (const listener of listeners) listener();
}

/** The platform's favourites with the pending changes applied. */
export function withPending(ids: readonly string[], wanted: PendingFavourites): ReadonlySet<string> {
  return new Set([
    ...ids.filter((id) => !wanted.has(id)),
    ...[...wanted].flatMap(([id, isWanted]) => (isWanted ? [id] : [])),
  ]);
}
