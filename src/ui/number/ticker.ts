import { useSyncExternalStore } from "react";

/** Milliseconds between two ticks (games §9). */
export const TICK = 500;

let now: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/**
 * One ticker for the whole page, however many countdowns it shows. It stops while nothing subscribes and while the page
 * is hidden, and is correct at once when the page becomes visible.
 */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", follow);
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", follow);
    stop();
  };
}

/** Milliseconds since 1970 at the last tick: the same for every reader between two ticks. */
export function tickTime(): number {
  return (now ??= Date.now());
}

/** A value that changes with time. `first` is what the host rendered; `read` must return a primitive. */
export function useTicking<T extends string | number | boolean | null>(read: (now: number) => T, first: number): T {
  return useSyncExternalStore(
    onTick,
    () => read(tickTime()),
    () => read(first),
  );
}

function follow(): void {
  if (document.visibilityState === "hidden") stop();
  else if (timer === undefined) {
    timer = setInterval(tick, TICK);
    tick();
  }
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
  now = undefined;
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
