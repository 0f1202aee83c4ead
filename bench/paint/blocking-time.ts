import type { PaintFacts } from "./probe.ts";

/** A tap during a task of up to this many milliseconds is answered soon enough. */
const SOON = 50;

/**
 * The total blocking time in milliseconds: by how much tasks exceeded 50 ms, from when something was shown first until
 * the end of the visit.
 */
export function blockingTime({ shown, tasks }: Pick<PaintFacts, "shown" | "tasks">): number {
  return tasks.reduce((sum, { start, duration }) => {
    const seen = start + duration - Math.max(start, shown);
    return sum + Math.max(0, seen - SOON);
  }, 0);
}
