import { useSyncExternalStore } from "react";
import type { Row } from "#data/page/row.ts";
import { createStore } from "#kernel/store.ts";

/** The overlays: one at a time, closed by Escape, a tap outside or the back gesture. */
export type Overlay =
  | { kind: "menu"; menu: string; anchor: DOMRect | null }
  | { kind: "login" }
  | { kind: "language" }
  | { kind: "download" }
  | OpenSheet;

/** A sheet of the screen. `row`: the entry that it was opened with; `gone`: it is no longer listed. */
export interface OpenSheet {
  kind: "sheet";
  sheet: string;
  row: Row | null;
  gone?: boolean;
}

const current = createStore<Overlay | null>(null);

export function openOverlay(overlay: Overlay): void {
  current.set(overlay);
}

export function closeOverlay(): void {
  if (current.get()) current.set(null);
}

/** The open sheet, for code that is no component. */
export function openedSheet(): OpenSheet | null {
  const overlay = current.get();
  return overlay?.kind === "sheet" ? overlay : null;
}

/** The row of the open sheet: what is below it cannot be tapped, so it is the row in scope of every action. */
export function sheetRow(): Row | null {
  return openedSheet()?.row ?? null;
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(current.subscribe, current.get, current.initial);
}
