import { fixturesOf, SIDES, type Fixture, type Side } from "./fixtures.ts";
import type { Chance, RoundRules } from "./round-rules.ts";
import { sports } from "./sports.ts";

/** What a stake is worth in the long run, in hundredths, before odds are rounded down. */
const RETURN = 94;
/** Chances are counted in these. */
export const ALL = 1000;

/** The odds of a side, the stake included, in hundredths. */
export const oddsOf = (chance: number): number => Math.floor((RETURN * ALL) / chance);

/** A bet on a side of a match, or on a draw. The match is played at once. */
export const matchBet: RoundRules = {
  bets: (game) =>
    fixturesOf(game).flatMap((fixture, index) =>
      SIDES.filter((side) => fixture.chances[side] > 0).map((side) => {
        const pays = oddsOf(fixture.chances[side]);
        return { id: `${index}:${side}`, pays, returns: (pays * fixture.chances[side]) / ALL / 100 };
      }),
    ),
  shows: (game, picture) => ({
    fixtures: fixturesOf(game).map(({ title, home, away }) => ({
      title,
      home: { name: home.name, picture: picture(...home.picture) },
      away: { name: away.name, picture: picture(...away.picture) },
    })),
  }),
  play(bet, chance, game) {
    const [index, side] = bet.split(":");
    const fixture = fixturesOf(game)[Number(index)];
    if (!fixture) throw new Error(`"${bet}" is no bet of this game`);
    const winner = winnerOf(fixture, chance);
    return {
      hundredths: winner === side ? oddsOf(fixture.chances[winner]) : 0,
      outcome: { winner, home: fixture.home.name, away: fixture.away.name, score: scoreOf(fixture, winner, chance) },
    };
  },
};

function winnerOf({ chances }: Fixture, chance: Chance): Side {
  const drawn = chance(ALL);
  if (drawn < chances.home) return "home";
  return drawn < chances.home + chances.draw ? "draw" : "away";
}

/** The points of home and away; null where none are counted. */
function scoreOf({ sport }: Fixture, winner: Side, chance: Chance): readonly [number, number] | null {
  const { score } = sports[sport];
  if (score === undefined) return null;
  const [more, fewer] = score(winner === "draw", chance);
  return winner === "away" ? [fewer, more] : [more, fewer];
}
