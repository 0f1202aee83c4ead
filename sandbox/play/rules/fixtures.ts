import { seededRandom } from "#kernel/random.ts";
import { esportsTeams } from "../../catalogue/esports-teams.ts";
import { leagues } from "../../catalogue/leagues.ts";
import { shuffled } from "../../catalogue/pick.ts";
import { slugOf } from "../../catalogue/slug.ts";
import type { PictureKind } from "../../pictures/picture-url.ts";
import type { PlayedGame } from "./round-rules.ts";
import { sports, type SportName } from "./sports.ts";

export const SIDES = ["home", "draw", "away"] as const;
export type Side = (typeof SIDES)[number];

interface Contestant {
  name: string;
  picture: readonly [kind: PictureKind, key: string];
}
interface Pairing {
  title: string;
  sport: SportName;
  home: Contestant;
  away: Contestant;
}
/** A match that can be bet on. */
export interface Fixture extends Pairing {
  /** How many of 1000 such matches end this way. */
  chances: Readonly<Record<Side, number>>;
}

const MATCHES = 3;
/** The weaker side wins at least this many of 1000 decided matches. */
const WEAKEST = 300;

/** The matches of a game: the same every time, so that the odds that are shown are the odds that are paid. */
export function fixturesOf(game: PlayedGame): Fixture[] {
  const random = seededRandom(`${game.merchant_code}:${game.node_id}:fixtures`);
  const pair = pairings[game.game_type] ?? sportsPairings;
  return pair(random).map((pairing) => ({ ...pairing, chances: chancesOf(sports[pairing.sport].draw, random) }));
}

function chancesOf(draw: number, random: () => number): Fixture["chances"] {
  const decided = 1000 - draw;
  const home = Math.round((decided * (WEAKEST + random() * (1000 - 2 * WEAKEST))) / 1000);
  return { home, draw, away: decided - home };
}

/** Who meets whom, by the type of the game. */
const pairings: Readonly<Record<string, (random: () => number) => Pairing[]>> = {
  SPORTS: sportsPairings,
  ESPORTS: (random) =>
    pairsOf(esportsTeams, random).map(([home, away], index) => ({
      title: `Map Series ${index + 1}`,
      sport: "esports",
      home: { name: home.name, picture: ["motif", home.motif] },
      away: { name: away.name, picture: ["motif", away.motif] },
    })),
  COCKFIGHT: () =>
    Array.from({ length: MATCHES }, (_, index) => ({
      title: `Sultada ${index + 1}`,
      sport: "derby",
      home: { name: "Meron", picture: ["motif", "rooster"] },
      away: { name: "Wala", picture: ["motif", "white-rooster"] },
    })),
};

/** One match in each of several leagues. */
function sportsPairings(random: () => number): Pairing[] {
  return shuffled(leagues, random)
    .slice(0, MATCHES)
    .map(({ name, sport, teams }) => {
      const [home = "", away = ""] = shuffled(teams, random);
      return { title: name, sport, home: teamOf(home), away: teamOf(away) };
    });
}

const teamOf = (name: string): Contestant => ({ name, picture: ["crest", slugOf(name)] });

/** As many pairs as there are matches; nobody is in two. */
function pairsOf<T>(all: readonly T[], random: () => number): [T, T][] {
  const order = shuffled(all, random);
  return Array.from({ length: MATCHES }, (_, index) => [order[2 * index] as T, order[2 * index + 1] as T]);
}
