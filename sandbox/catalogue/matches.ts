import { seededRandom } from "#kernel/random.ts";
import { after, duration } from "../clock.ts";
import { leagues, type League } from "./leagues.ts";

export interface Match {
  id: string;
  time: Date;
  league: string;
  home: string;
  away: string;
  /** What a bet of 1 pays, by who wins; no draw where the sport has none. */
  odds: { home: string; draw?: string; away: string };
  /** Of a match that is being played. */
  live?: { minute: number; home: number; away: number };
}

/** One match begins in each stretch of this length, in its first part, so that one is played at any time. */
const STRETCH_MS = duration.hour;
const KICK_OFFS_MS = [0, 15, 30].map((minutes) => minutes * duration.minute);
const PLAYED_MINUTES = 90;

/** How a team scores: its chances in a match, half of which it uses, and what each is worth. */
const sports: Record<League["sport"], { chances: number; points: number; draws: boolean }> = {
  football: { chances: 3, points: 1, draws: true },
  basketball: { chances: 90, points: 2, draws: false },
  volleyball: { chances: 3, points: 1, draws: false },
};

/**
 * The matches that are being played at a moment, then those that begin next, by their start. The same moment gives the
 * same matches on every machine; what begins next is played then, and its score goes on from minute to minute.
 */
export function matchesFrom(merchantCode: string, now: Date, count: number): Match[] {
  const current = Math.floor(now.getTime() / STRETCH_MS);
  const first = current - Math.ceil((PLAYED_MINUTES * duration.minute) / STRETCH_MS);
  return Array.from({ length: current - first + 1 + count }, (_, index) => matchIn(merchantCode, first + index, now))
    .filter(({ time }) => minuteOf(time, now) <= PLAYED_MINUTES)
    .slice(0, count);
}

/** The match that begins in a stretch, as it is at a moment. */
function matchIn(merchantCode: string, stretch: number, now: Date): Match {
  const random = seededRandom(`${merchantCode}:match:${stretch}`);
  const league = oneOf(leagues, random());
  const home = oneOf(league.teams, random());
  const away = oneOf(
    league.teams.filter((team) => team !== home),
    random(),
  );
  const time = after(new Date(stretch * STRETCH_MS), oneOf(KICK_OFFS_MS, random()));
  const { draws } = sports[league.sport];
  const match: Match = { id: `m${stretch}`, time, league: league.name, home, away, odds: oddsOf(random(), draws) };
  const minute = minuteOf(time, now);
  if (minute < 1) return match;
  const scored = () => scoreAt(minute, league, random);
  return { ...match, live: { minute, home: scored(), away: scored() } };
}

/** The minute that is being played, from 1; less before the start. */
function minuteOf(start: Date, now: Date): number {
  return Math.floor((now.getTime() - start.getTime()) / duration.minute) + 1;
}

/** What a team has scored by a minute: each chance has its minute, in this match or in none. */
function scoreAt(minute: number, { sport }: League, random: () => number): number {
  const { chances, points } = sports[sport];
  const minutes = Array.from({ length: chances }, () => random() * 2 * PLAYED_MINUTES);
  return points * minutes.filter((at) => at <= minute).length;
}

/** Odds by how strong the home team is, from 0 to 1; the house keeps 6 %. */
function oddsOf(strength: number, draws: boolean): Match["odds"] {
  const draw = draws ? 0.26 : 0;
  const home = (1 - draw) * (0.27 + 0.46 * strength);
  const odds = (chance: number) => (0.94 / chance).toFixed(2);
  return { home: odds(home), ...(draws && { draw: odds(draw) }), away: odds(1 - home - draw) };
}

function oneOf<T>(items: readonly T[], random: number): T {
  return items[Math.floor(random * items.length)] as T;
}
