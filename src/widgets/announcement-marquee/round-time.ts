/** Pixels per second: slow enough to read while it moves. */
const PACE = 42;

/** Milliseconds that titles of a width in pixels take to pass by: proportional to it. */
export function roundTime(width: number): number {
  return Math.round((width / PACE) * 1000);
}
