const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;
/** About seven minutes; then the visitor asks. */
const MOST = 20;

/** Milliseconds until the platform is asked again after so many answers: longer and longer; false: not by itself. */
export function pauseAfter(answers: number): number | false {
  if (answers >= MOST) return false;
  return Math.min(FIRST_MS * GROWTH ** Math.max(0, answers - 1), LONGEST_MS);
}
