/** A touch point, in CSS pixels from the left edge. */
export interface Touch {
  startX: number;
  endX: number;
}

/** Horizontal distance, in CSS pixels, beyond which a move counts as a swipe-back (account §2.2). */
export const SWIPE_DISTANCE = 100;
/** Milliseconds after the end of the touch until the detection resets (account §2.2). */
export const SWIPE_RESET = 500;

/**
 * A swipe-back is detected when a horizontal move exceeds 100 px or the touch starts off the left edge (account §2.2).
 */
export function isSwipeBack({ startX, endX }: Touch): boolean {
  return Math.abs(endX - startX) > SWIPE_DISTANCE || startX < 0;
}
