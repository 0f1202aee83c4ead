/** Seconds under which a countdown is urgent (games §9). */
const URGENT = 6;

/** Shown when there is nothing to count: not on sale, or expired (games §2). */
export const NO_TIME = "--:--:--";

/**
 * Whole seconds until a time, at least 0; a second that has begun counts. Null: there is nothing to count. Times in
 * milliseconds.
 */
export function secondsUntil(until: number | null, now: number): number | null {
  return until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

/** hh:mm:ss of whole seconds; --:--:-- when there is nothing left or nothing to count. */
export function clockText(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return NO_TIME;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Whether a countdown is in its last seconds. An expired one is no longer urgent. */
export function isUrgent(seconds: number | null): boolean {
  return seconds !== null && seconds > 0 && seconds < URGENT;
}
