import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";

/** What could not be stored on this phone: its storage is full or forbidden. */
export type StorageFailure = "session" | "login";

const failure = createStore<StorageFailure | null>(null);

/**
 * Records what could not be stored, or that it was reported. A session that is not stored outranks a login that is not
 * remembered.
 */
export function reportStorageFailure(what: StorageFailure | null): void {
  if (failure.get() === "session" && what === "login") return;
  failure.set(what);
}

/** What could not be stored; null when nothing is missing. */
export function useStorageFailure(): StorageFailure | null {
  return useSyncExternalStore(failure.subscribe, failure.get, failure.initial);
}
