import { redRain } from "../catalogue/red-rain.ts";
import { after } from "../clock.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { addDays, dayOf } from "../records/days.ts";
import { momentOf } from "../records/midnight-of.ts";

/** The moments of a round. */
export interface RainTimes {
  opensAt: Date;
  startsAt: Date;
  endsAt: Date;
  takenUntil: Date;
}

/** How many rounds are listed. */
const LISTED = 4;

/** The moments of the round that begins then. */
export function timesOf(startsAt: Date): RainTimes {
  const endsAt = after(startsAt, redRain.rains);
  return {
    opensAt: after(startsAt, -redRain.opensBefore),
    startsAt,
    endsAt,
    takenUntil: after(endsAt, redRain.takenFor),
  };
}

/** The rounds of a merchant of today and tomorrow whose catch is still taken, the earliest first. */
export function roundsFrom(merchant: Pick<Merchant, "state" | "timeZone">, now: Date): RainTimes[] {
  return startsAround(merchant, now)
    .map(timesOf)
    .filter(({ takenUntil }) => now < takenUntil)
    .slice(0, LISTED);
}

/** The round of a merchant with this id; undefined: there is none around now. */
export function roundWith(
  merchant: Pick<Merchant, "state" | "timeZone">,
  id: string,
  now: Date,
): RainTimes | undefined {
  const start = startsAround(merchant, now).find((moment) => idOf(moment) === id);
  return start && timesOf(start);
}

/** What a round is called in calls. */
export function idOf(startsAt: Date): string {
  return startsAt.toISOString();
}

/** When rounds begin, from yesterday, whose last one may still run, until tomorrow. */
function startsAround({ state, timeZone }: Pick<Merchant, "state" | "timeZone">, now: Date): Date[] {
  const today = dayOf(now, timeZone);
  const { times = redRain.times, starts = [] } = state.rain ?? {};
  const daily = [-1, 0, 1].flatMap((days) => times.map((time) => momentOf(addDays(today, days), time, timeZone)));
  const all = [...daily, ...starts.map((start) => new Date(start))].map((moment) => moment.getTime());
  return [...new Set(all)].toSorted((one, other) => one - other).map((moment) => new Date(moment));
}
