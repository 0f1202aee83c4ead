import { useSyncExternalStore } from "react";

/** What is wanted of games whose change is on its way, by their node: shown before the platform has it. */
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

/** What is wanted of a game at this moment; undefined: its change is not on its way. */
export function pendingOf(nodeId: string): boolean | undefined {
  return wishes.get(nodeId);
}

/** Wants a game to be a favourite or none; undefined: the change has arrived, or never will. */
export function wish(nodeId: string, wanted: boolean | undefined): void {
  const others = [...wishes].filter(([id]) => id !== nodeId);
  wishes = new Map(wanted === undefined ? others : [...others, [nodeId, wanted]]);
  for (const listener of listeners) listener();
}

/** The favourites that the platform knows, as they will be when the wishes have arrived. */
export function withPending(ids: readonly string[], wanted: Wishes): ReadonlySet<string> {
  return new Set([
    ...ids.filter((id) => !wanted.has(id)),
    ...[...wanted].flatMap(([id, isWanted]) => (isWanted ? [id] : [])),
  ]);
}
