import { after, duration } from "../../clock.ts";
import { betAt, type PastBet, type Player } from "./past-bets.ts";

/** Bets are from this many days; none from the last, so that nothing of it is among today's winners. */
export const HISTORY_DAYS = 30;
const LAST_HOURS = 26;
const MOST_A_DAY = 5;
/** Neither more won nor more lost altogether, in minor units: what a member has must cover it. */
const LIMIT = 800_000n;

/** What a member played in the last weeks, the earliest first. */
export function playBefore(player: Player, now: Date): PastBet[] {
  let result = 0n;
  return momentsBefore(player, now)
    .map((moment) => betAt(player, moment))
    .filter(({ paid, stake }) => {
      const next = result + paid - stake;
      if (next > LIMIT || next < -LIMIT) return false;
      result = next;
      return true;
    });
}

/** On most days some moments, on few days none. */
function momentsBefore({ random }: Player, now: Date): Date[] {
  const end = after(now, -LAST_HOURS * duration.hour);
  const days = Array.from({ length: HISTORY_DAYS - 2 }, (_, day) => after(end, -(day + 1) * duration.day));
  return days
    .flatMap((day) => {
      const count = Math.floor(random() * (MOST_A_DAY + 1));
      return Array.from({ length: count }, () => after(day, Math.floor(random() * duration.day)));
    })
    .toSorted((one, other) => one.getTime() - other.getTime());
}
