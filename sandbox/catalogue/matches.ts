import { seededRandom } from "#kernel/random.ts";
import { after, duration } from "../clock.ts";
import { leagues, type League } from "./leagues.ts";

export interface Match {
  id: string;
  time: Date;
  league: string;
  home: string;
  away: string;
}

/** One match begins in each stretch of this length. */
const STRETCH_MS = 8 * duration.hour;
const KICK_OFF_STEP_MS = 15 * duration.minute;

/**
 * The matches that begin next after a moment, the next first. The same moment gives the same matches on every machine.
 */
export function comingMatches(merchantCode: string, now: Date, count: number): Match[] {
  const next = Math.floor(now.getTime() / STRETCH_MS) + 1;
  return Array.from({ length: count }, (_, index) => matchIn(merchantCode, next + index));
}

function matchIn(merchantCode: string, stretch: number): Match {
  const random = seededRandom(`${merchantCode}:match:${stretch}`);
  const league = leagues[Math.floor(random() * leagues.length)] as League;
  const home = Math.floor(random() * league.teams.length);
  const away = (home + 1 + Math.floor(random() * (league.teams.length - 1))) % league.teams.length;
  const step = Math.floor((random() * STRETCH_MS) / KICK_OFF_STEP_MS);
  return {
    id: `m${stretch}`,
    time: after(new Date(stretch * STRETCH_MS), step * KICK_OFF_STEP_MS),
    league: league.name,
    home: league.teams[home] as string,
    away: league.teams[away] as string,
  };
}
