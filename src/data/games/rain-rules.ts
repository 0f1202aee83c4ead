import type { RainEnvelope, RainRound } from "#gateway/red-rain.ts";

/**
 * far: nobody can join yet. open: it has not begun. raining: envelopes fall. over: none falls any more, and what was
 * caught is still taken. past: nothing is.
 */
export type RainPhase = "far" | "open" | "raining" | "over" | "past";

type Moments = Pick<RainRound, "opensAt" | "startsAt" | "endsAt" | "takenUntil">;

/** Where a round is at a time, in milliseconds by the platform's clock. */
export function rainPhase(round: Moments, now: number): RainPhase {
  if (now < Date.parse(round.opensAt)) return "far";
  if (now < Date.parse(round.startsAt)) return "open";
  if (now < Date.parse(round.endsAt)) return "raining";
  return now < Date.parse(round.takenUntil) ? "over" : "past";
}

/** The round to show: one that is over only to who took part in it. Undefined: there is none. */
export function shownRound<R extends Moments & Pick<RainRound, "state">>(
  rounds: readonly R[],
  now: number,
): R | undefined {
  return rounds.find((round) => {
    const phase = rainPhase(round, now);
    return phase !== "past" && (phase !== "over" || round.state !== "new");
  });
}

/** Whether an envelope can be caught so many milliseconds after its round has begun. */
export function isFalling({ at, falls }: Pick<RainEnvelope, "at" | "falls">, elapsed: number): boolean {
  return at <= elapsed && elapsed < at + falls;
}
