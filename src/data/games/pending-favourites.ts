import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";

/** Desired states of games whose change is pending, by node: shown before the platform has them. */
export type PendingFavourites = ReadonlyMap<string, boolean>;

const pending = createStore<PendingFavourites>(new Map());

export function usePendingFavourites(): PendingFavourites {
  return useSyncExternalStore(pending.subscribe, pending.get, pending.initial);
}

/** The pending state of a game; undefined: no change is pending. */
export function pendingOf(nodeId: string): boolean | undefined {
  return pending.get().get(nodeId);
}

/** Sets the pending state of a game; undefined: the change has arrived or has failed. */
export function setPending(nodeId: string, wanted: boolean | undefined): void {
  const others = [...pending.get()].filter(([id]) => id !== nodeId);
  pending.set(new Map(wanted === undefined ? others : [...others, [nodeId, wanted]]));
}

/** The platform's favourites with the pending changes applied. */
export function withPending(ids: readonly string[], wanted: PendingFavourites): ReadonlySet<string> {
  return new Set([
    ...ids.filter((id) => !wanted.has(id)),
    ...[...wanted].flatMap(([id, isWanted]) => (isWanted ? [id] : [])),
  ]);
}
