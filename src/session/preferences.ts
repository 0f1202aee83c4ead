import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";
import { deviceStorage } from "./storage.ts";

/** Small preferences that survive a reload: each is a stored string under its own key. Those set on this page. */
const latest = createStore<ReadonlyMap<string, string>>(new Map());

/** A stored preference, or null. */
export function preference(key: string): string | null {
  return latest.get().get(key) ?? deviceStorage.read(key);
}

/** Stores a preference; where storage is full or forbidden it lasts until the page is left. */
export function setPreference(key: string, value: string): void {
  deviceStorage.write(key, value);
  latest.set(new Map([...latest.get(), [key, value]]));
}

/** A stored preference that re-renders on change; null in the first render. */
export function usePreference(key: string): string | null {
  return useSyncExternalStore(
    latest.subscribe,
    () => preference(key),
    () => null,
  );
}

/** "1" while the balance is masked with stars (account §4). */
export const BALANCE_MASKED = "livery.balanceMasked";

/** "light" or "dark" where the visitor chose a scheme instead of following the phone. The host's documents read it. */
export const CHOSEN_SCHEME = "livery.scheme";
