import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether pages outside a browser are drawn as they are once hydrated; only the check draws them so. */
let drawsHydrated = false;

/** False in the first render, on the host and in the browser; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => drawsHydrated,
  );
}

/** Draws pages outside a browser as they are once the browser has hydrated them, or before. */
export function drawHydrated(hydrated: boolean): void {
  drawsHydrated = hydrated;
}
