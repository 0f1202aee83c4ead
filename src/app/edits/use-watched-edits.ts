import { useEffect, useEffectEvent } from "react";
import type { Slices } from "../site.tsx";

/** Where edits are watched, a saved edit comes onto the open page. The code for it is loaded only there. */
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
