import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";

/** The overlays: one at a time, closed by Escape, a tap outside or the back gesture. */
export type Overlay =
  | { kind: "menu"; menu: string; anchor: DOMRect | null }
  | { kind: "login" }
  | { kind: "language" }
  | { kind: "download" };

const current = createStore<Overlay | null>(null);

export function openOverlay(overlay: Overlay): void {
  current.set(overlay);
}

export function closeOverlay(): void {
  if (current.get()) current.set(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(current.subscribe, current.get, current.initial);
}
