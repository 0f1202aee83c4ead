import { useSyncExternalStore } from "react";

/** The overlays: one at a time, closed by Escape, a tap outside or the back gesture. */
export type Overlay =
  | { kind: "menu"; menu: string; anchor: DOMRect | null }
  | { kind: "login" }
  | { kind: "language" }
  | { kind: "download" };

let current: Overlay | null = null;
const listeners = new Set<() => void>();

export function openOverlay(overlay: Overlay): void {
  change(overlay);
}

export function closeOverlay(): void {
  if (current) change(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => current,
    () => null,
  );
}

function change(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}
