/** The day of a moment in a time zone. */
export type DayOf = (moment: number, timeZone: string) => string;

/** Milliseconds for which an answer is looked ahead. */
const AHEAD = 1000;

/** Whether moments are on the same day: asked with every request, it works that out once a second. */
export class DayClock {
  readonly #dayOf: DayOf;
  /** Two moments of one day by time zone: all moments between them are on it, too. */
  readonly #today = new Map<string, { from: number; to: number }>();

  constructor(dayOf: DayOf) {
    this.#dayOf = dayOf;
  }

  /** Whether an earlier moment is on the same day as now, in a time zone. */
  isToday(moment: number, now: number, timeZone: string): boolean {
    const known = this.#today.get(timeZone);
    if (known && moment >= known.from && now <= known.to) return true;
    const day = this.#dayOf(now, timeZone);
    const isToday = (one: number) => this.#dayOf(one, timeZone) === day;
    if (!isToday(moment)) return false;
    this.#today.set(timeZone, {
      from: known && isToday(known.from) ? Math.min(known.from, moment) : moment,
      to: isToday(now + AHEAD) ? now + AHEAD : now,
    });
    return true;
  }
}
