import type { RoundRules } from "./round-rules.ts";

/** The fish by the name of their picture, and how many times the stake each pays. */
const FISH = { silverfish: 2, angelfish: 4, crab: 10, turtle: 20, octopus: 40, shark: 100 } as const;
/** What a stake is worth in the long run, in hundredths: the same whichever fish is aimed at. */
const RETURN = 94;
/** Chances of a hit are counted in these. */
const ALL = 10_000;

/** How many of ALL shots hit a fish. */
const hitsOf = (times: number): number => (RETURN * ALL) / 100 / times;

/** A shot at a fish. The aim chooses the prize; whether the shot hits is decided here. */
export const fishing: RoundRules = {
  bets: () =>
    Object.entries(FISH).map(([id, times]) => ({ id, pays: times * 100, returns: (hitsOf(times) * times) / ALL })),
  shows: (_game, picture) => ({
    fish: Object.entries(FISH).map(([id, pays]) => ({ id, pays, picture: picture("motif", id) })),
  }),
  play(bet, chance) {
    const times = Object.entries(FISH).find(([id]) => id === bet)?.[1] ?? 0;
    const hit = times > 0 && chance(ALL) < hitsOf(times);
    return { hundredths: hit ? times * 100 : 0, outcome: { fish: bet, hit } };
  },
};
