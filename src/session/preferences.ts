import { useSyncExternalStore } from "react";
import { deviceStorage } from "./storage.ts";

/** Small preferences that survive a reload: each is a stored string under its own key. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const memory = new Map<string, string>();

/** A stored preference, or null. */
export function preference(key: string): string | null {
  return memory.get(key) ?? deviceStorage.read(key);
}

/** Stores a preference; where storage is full or forbidden it lasts until the page is left. */
export function setPreference(key: string, value: string): void {
  memory.set(key, value);
  deviceStorage.write(key, value);
  for (const listener of listeners) listener();
}

/** A stored preference that re-renders on change; null in the first render. */
export function usePreference(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => preference(key),
    () => null,
  );
}

/** "1" while the balance is masked with stars (account §4). */
export const BALANCE_MASKED = "livery.balanceMasked";
