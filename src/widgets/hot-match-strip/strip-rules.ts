import type { HotMatch } from "#gateway/entities.ts";
import { formatMatchTime } from "#text/format.ts";

/** Duration of a turn in milliseconds (games §9). */
export const TRANSITION = 500;
/** Milliseconds between two looks at the score, and for how long the last answer may be called live. */
export const REFRESH = 30_000;
export const LIVE_FOR = 120_000;
const DAY = 86_400_000;

/** Whether the strip rotates: with loop, when there are more matches than are visible at once (games §2). */
export function turns(matches: number, seen: number): boolean {
  return matches > seen;
}

/** The game that every match launches: vendor, roomId and nodeId of the first match (games §2). */
export function gameOf(
  matches: readonly HotMatch[],
): { vassalage: string; gameType: "SPORTS"; roomId: string; nodeId: string } | undefined {
  const first = matches[0];
  return first && { vassalage: first.vendor, gameType: "SPORTS", roomId: first.roomId, nodeId: first.nodeId };
}

/** The matches that are being played, then the others; within each the platform's order. */
export function liveFirst(matches: readonly HotMatch[]): HotMatch[] {
  return [...matches.filter(({ live }) => live), ...matches.filter(({ live }) => !live)];
}

/** What is still true of an old answer: neither the score of a match that was being played, nor its odds. */
export function withoutScores(matches: readonly HotMatch[]): HotMatch[] {
  return matches.map((match) => (match.live ? { ...match, live: undefined, odds: undefined } : match));
}

/** A start as HH:mm with its day, in the brand's time zone: the text key of today or tomorrow, otherwise MM/DD. */
export function startOf(
  timestamp: string,
  now: number | undefined,
  timeZone: string,
): { key?: string | undefined; day: string; time: string } {
  const parts = (moment: string) => formatMatchTime(moment, timeZone).split(" ");
  const [day = "", time = ""] = parts(timestamp);
  const isDay = (moment: number) => parts(new Date(moment).toISOString())[0] === day;
  const named =
    now === undefined
      ? []
      : [
          { key: "match.today", at: now },
          { key: "match.tomorrow", at: now + DAY },
        ];
  return { key: named.find(({ at }) => isDay(at))?.key, day, time };
}
