import { useCallback, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { idsOf, type FormScreen } from "./screens-of.ts";
import { useStepEntries } from "./use-step-entries.ts";
import type { Methods } from "../values/methods.ts";

interface Screens {
  /** The place of the visible screen. */
  current: number;
  /** The form's element. */
  element: RefObject<HTMLFormElement | null>;
  back(): void;
  /** Shows the next screen if everything on this one is valid, otherwise the first mistake. */
  advance(): Promise<void>;
  /** Focuses a field, wherever it is: on another screen, or in a fold. */
  focus(id: string | undefined): void;
}

/** Which screen of a form is visible. Hidden ones keep what was typed, and are part of the form. */
export function useScreens(screens: readonly FormScreen[], methods: Methods): Screens {
  const element = useRef<HTMLFormElement>(null);
  const [{ reached, furthest }, setReached] = useState({ reached: 0, furthest: 0 });
  const current = Math.min(reached, screens.length - 1);
  const visible = screens[current] ? idsOf(screens[current]) : [];
  const follow = useCallback(
    (place: number) => setReached((before) => ({ ...before, reached: Math.min(place, before.furthest) })),
    [],
  );
  const entries = useStepEntries(follow);

  function show(place: number): void {
    if (place === current) return;
    // What is hidden cannot get the focus.
    flushSync(() => setReached({ reached: place, furthest: Math.max(place, furthest) }));
    if (place > current) entries.enter(place);
    else entries.leave(current - place);
  }

  function focus(id: string | undefined): void {
    if (id === undefined) return;
    // A described field is where its group is.
    const [field = id] = id.split(":");
    const place = screens.findIndex((screen) => idsOf(screen).includes(field));
    if (place !== -1) show(place);
    element.current?.querySelector(`[name="${id}"]`)?.closest("details")?.setAttribute("open", "");
    methods.setFocus(id);
  }
  async function advance(): Promise<void> {
    if (!(await methods.trigger([...visible]))) {
      focus(visible.find((id) => methods.getFieldState(id).error));
      return;
    }
    const next = screens[current + 1];
    if (next) focus(idsOf(next)[0]);
  }
  return { current, element, back: () => show(current - 1), advance, focus };
}
