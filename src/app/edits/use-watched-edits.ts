import { useEffect, useEffectEvent } from "react";
import type { Slices } from "../site.tsx";

/** Where edits are watched, applies a saved edit to the open page. Its code is loaded only there. */
export function useWatchedEdits(slices: Slices, setSlices: (slices: Slices) => void): void {
  const { watched, language } = slices.site;
  const onSlices = useEffectEvent(setSlices);
  const current = useEffectEvent(() => slices);
  useEffect(() => {
    if (!watched) return;
    let stop: (() => void) | undefined;
    let over = false;
    void import("./watched-edits.ts").then((module) => {
      if (!over) stop = module.watchEdits(current, onSlices);
    });
    return () => {
      over = true;
      stop?.();
    };
  }, [watched, language]);
}
