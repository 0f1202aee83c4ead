/** How far the platform's clock is ahead of this one, learned from answers that carry its time. */

const REMEMBERED = 5;
const differences: number[] = [];

/**
 * Learns from one answer. Both times in milliseconds since 1970: the platform's when it answered, and this clock's when
 * the answer arrived. A cached answer looks older than it is, never younger.
 */
export function learnClock(serverTime: number, arrivedAt: number): void {
  if (!Number.isFinite(serverTime)) return;
  differences.push(serverTime - arrivedAt);
  if (differences.length > REMEMBERED) differences.shift();
}

/** Milliseconds the platform's clock is ahead: the least delayed answer decides; 0 before the first one. */
export function clockAhead(): number {
  return differences.length === 0 ? 0 : Math.max(...differences);
}

/** Resets the clock, for tests. */
export function forgetClock(): void {
  differences.length = 0;
}
