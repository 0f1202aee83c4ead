import { useEffect } from "react";

/** Where an entry of the history has the step's place, beside what the router keeps in it. */
const KEY = "formStep";

/**
 * Each step of a form after the first is an entry of the history, so that the phone's "back" leads to the step before,
 * and not out of the form. `onChange` gets the place to show when the visitor steps through them.
 */
export function useStepEntries(onChange: (place: number) => void): {
  enter(place: number): void;
  leave(steps: number): void;
} {
  useEffect(() => {
    // What was typed is gone after a reload, so the form begins with its first step.
    if (placeIn(history.state) > 0) history.replaceState(withPlace(0), "");
    const follow = ({ state }: PopStateEvent) => onChange(placeIn(state));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [onChange]);
  return { enter: (place) => history.pushState(withPlace(place), ""), leave: (steps) => history.go(-steps) };
}

/** The entry's state with a place. The router's key stays: it is the same page. */
function withPlace(place: number): object {
  return { ...(history.state as object | null), [KEY]: place };
}

function placeIn(state: unknown): number {
  const place = (state as { [KEY]?: unknown } | null)?.[KEY];
  return typeof place === "number" ? place : 0;
}
