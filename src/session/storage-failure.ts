import { useSyncExternalStore } from "react";

/** What this phone was asked to keep and could not: its storage is full or forbidden. */
export type StorageFailure = "session" | "login";

let failure: StorageFailure | null = null;
const listeners = new Set<() => void>();

/**
 * Remembers what could not be kept, or that it was told. A session that is not kept is worse than a login that is not
 * remembered.
 */
export function reportStorageFailure(what: StorageFailure | null): void {
  if (failure === "session" && what === "login") return;
  failure = what;
  for (const listener of listeners) listener();
}

/** What could not be kept; null when nothing is missing. */
export function useStorageFailure(): StorageFailure | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => failure,
    () => null,
  );
}
