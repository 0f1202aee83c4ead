import { useSyncExternalStore } from "react";

/** What could not be stored on this phone: its storage is full or forbidden. */
export type StorageFailure = "session" | "login";

let failure: StorageFailure | null = null;
const listeners = new Set<() => void>();

/**
 * Records what could not be stored, or that it was reported. A session that is not stored outranks a login that is not
 * remembered.
 */
export function reportStorageFailure(what: StorageFailure | null): void {
  if (failure === "session" && what === "login") return;
  failure = what;
  for (const listener of listeners) listener();
}

/** What could not be stored; null when nothing is missing. */
export function useStorageFailure(): StorageFailure | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => failure,
    () => null,
  );
}
