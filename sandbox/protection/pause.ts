import type { Protection } from "#gateway/player-protection.ts";
import { after, duration } from "../clock.ts";

/** A time in which a member does not play; `until` null: it never ends. */
export interface Pause {
  state: Exclude<Protection["state"], "none">;
  until: Date | null;
}
export type PauseLength = "day" | "week" | "month" | "halfYear" | "year" | "fiveYears" | "forever";

const endOf: Readonly<Record<PauseLength, (begin: Date) => Date | null>> = {
  day: (begin) => after(begin, duration.day),
  week: (begin) => after(begin, 7 * duration.day),
  month: (begin) => after(begin, 30 * duration.day),
  halfYear: (begin) => monthsAfter(begin, 6),
  year: (begin) => monthsAfter(begin, 12),
  fiveYears: (begin) => monthsAfter(begin, 60),
  forever: () => null,
};

/** When a pause ends that begins now; null: never. */
export function pauseEnd(length: PauseLength, begin: Date): Date | null {
  return endOf[length](begin);
}

/**
 * What several pauses are together at a time, undefined where none runs: the member may play again when the last one
 * ends. So none of them ends or shortens another.
 */
export function pauseAt(pauses: readonly Pause[], now: Date): Pause | undefined {
  const running = pauses.filter(({ until }) => until === null || until > now);
  const last = running.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
  if (!last) return undefined;
  const state = running.some((pause) => pause.state === "excluded") ? "excluded" : "timeOut";
  return { state, until: last.until };
}

function timeOf({ until }: Pause): number {
  return until?.getTime() ?? Infinity;
}

/** The same day some months later; the next one where that month is shorter, so that nothing ends early. */
function monthsAfter(begin: Date, months: number): Date {
  const end = new Date(begin);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
