/** What time it is at the platform, learned from answers that carry their time. */
import { createStore } from "#kernel/store.ts";

const REMEMBERED = 5;
/** Milliseconds by which answers of one clock differ: many carry whole seconds only, and all take a while to arrive. */
const SAME = 1500;
const differences: number[] = [];
const ahead = createStore(0);

/**
 * Learns from one answer. Both times in milliseconds since 1970: the platform's when it answered, and this clock's when
 * the answer arrived. A cached answer looks older than it is, never younger.
 */
export function learnClock(serverTime: number, arrivedAt: number): void {
  const difference = serverTime - arrivedAt;
  // One that says the same, only later, is no news: countdowns would jump to and fro.
  const isLate = differences.length > 0 && difference <= ahead.get() && difference > ahead.get() - SAME;
  if (isLate || !Number.isFinite(difference)) return;
  differences.push(difference);
  if (differences.length > REMEMBERED) differences.shift();
  ahead.set(Math.max(...differences));
}

/** Milliseconds the platform's clock is ahead of this one: the least delayed answer decides; 0 before the first one. */
export const clockAhead = ahead.get;

/** Calls back when something new is learned; returns how to stop. */
export const onClock = ahead.subscribe;

/** The time at the platform, in milliseconds since 1970. */
export function platformNow(): number {
  return Date.now() + clockAhead();
}

/** Resets the clock, for tests. */
export function forgetClock(): void {
  differences.length = 0;
  ahead.set(0);
}
