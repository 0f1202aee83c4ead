import { useSyncExternalStore } from "react";

/** What this phone was asked to keep and could not: its storage is full or forbidden. */
export type Unkept = "session" | "login";

let unkept: Unkept | null = null;
const listeners = new Set<() => void>();

/**
 * Remembers what could not be kept, or that it was told. A session that is not kept is worse than a login that is not
 * remembered.
 */
export function reportUnkept(what: Unkept | null): void {
  if (unkept === "session" && what === "login") return;
  unkept = what;
  for (const listener of listeners) listener();
}

/** What could not be kept; null when nothing is missing. */
export function useUnkept(): Unkept | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => unkept,
    () => null,
  );
}
