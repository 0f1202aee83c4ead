import type { RoundRules } from "./round-rules.ts";

/** Colours by how many times the stake they pay. Times segments is 24 for each, so all bets are equally good. */
const COLOURS = { red: 2, blue: 3, green: 6, gold: 24 } as const;
type Colour = keyof typeof COLOURS;

/** The segments clockwise, one more than the odds pay for: that one is the house's. */
export const SEGMENTS: readonly Colour[] = (
  "gold red blue red green blue red blue red green red blue red " +
  "blue red green red blue red blue red green red blue red"
).split(" ") as Colour[];

/** A wheel whose bets are on the colour of the segment that stops at the top. */
export const wheel: RoundRules = {
  bets: () =>
    Object.entries(COLOURS).map(([id, times]) => ({
      id,
      pays: times * 100,
      returns: (times * SEGMENTS.filter((colour) => colour === id).length) / SEGMENTS.length,
    })),
  shows: () => ({ segments: SEGMENTS.map((id) => ({ id, pays: COLOURS[id] })) }),
  play(bet, chance) {
    const segment = chance(SEGMENTS.length);
    const colour = SEGMENTS[segment] ?? "red";
    return { hundredths: colour === bet ? COLOURS[colour] * 100 : 0, outcome: { segment, colour } };
  },
};
