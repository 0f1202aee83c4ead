import { seededRandom } from "#kernel/random.ts";
import { lotteryGamesOf } from "./lottery-games.ts";
import { oneOf, shuffled } from "./pick.ts";
import { slotThemes, type NameTheme } from "./slot-names.ts";
import {
  cockfightThemes,
  esportsThemes,
  fishThemes,
  liveThemes,
  pvpThemes,
  sportsThemes,
  wheelWords,
} from "./table-names.ts";
import { categories, vendorsFor, vendorsOf, type Category, type VendorSeed } from "./vendors.ts";

export interface GameSeed {
  nodeId: string;
  name: string;
  roomId: string;
  vendor: string;
  category: Category;
  classification: string;
  isNew: boolean;
  /** Place among the hot games, from 0; null: not hot. */
  hotRank: number | null;
  /** Minor units. */
  minimumBet: bigint;
  supportPlay: 0 | 1;
  lottoMode: string | null;
  /** Of a lottery game: its code among the lottery games. */
  lotteryCode?: string;
}

interface Plan {
  themes: readonly NameTheme[];
  count: number;
  hot: number;
  /** Hot games of a category are this far apart in the list of all hot games. */
  hotEvery: number;
  classifications: readonly string[];
  /** Classifications that a word of a game's name decides; they come before the others. */
  named?: Readonly<Record<string, readonly string[]>>;
  bets: readonly bigint[];
}

const SMALL_BETS = [1n, 5n, 10n, 50n, 75n, 100n];
const TABLE_BETS = [500n, 1000n, 2000n, 5000n, 10_000n];
const plans: Record<Exclude<Category, "LOTT">, Plan> = {
  RNG: {
    themes: slotThemes,
    count: 480,
    hot: 40,
    hotEvery: 2,
    classifications: ["SLOT", "CASCADE", "JACKPOT", "CLASSIC", "FEATURE"],
    bets: SMALL_BETS,
  },
  LIVE: {
    themes: liveThemes,
    count: 56,
    hot: 14,
    hotEvery: 6,
    classifications: ["TABLE"],
    named: { WHEEL: wheelWords },
    bets: TABLE_BETS,
  },
  FISH: { themes: fishThemes, count: 44, hot: 12, hotEvery: 7, classifications: ["FISH"], bets: SMALL_BETS },
  PVP: { themes: pvpThemes, count: 40, hot: 10, hotEvery: 9, classifications: ["CARD"], bets: [50n, 75n, 100n, 500n] },
  SPORTS: { themes: sportsThemes, count: 10, hot: 6, hotEvery: 11, classifications: ["SPORTS"], bets: TABLE_BETS },
  ESPORTS: { themes: esportsThemes, count: 8, hot: 6, hotEvery: 13, classifications: ["ESPORTS"], bets: TABLE_BETS },
  COCKFIGHT: { themes: cockfightThemes, count: 6, hot: 4, hotEvery: 17, classifications: ["DERBY"], bets: TABLE_BETS },
};
const FIRST_NODE = 10_001;
const LOTTERY_HOT_EVERY = 8;

/**
 * All games of one merchant in the order of its list. The same code gives the same games on every machine.
 * With fewer than `atLeast`, slots follow at the end, so that the games before them stay who they are.
 */
export function gamesOf(merchantCode: string, atLeast = 0): GameSeed[] {
  const vendors = vendorsOf(merchantCode);
  const usual = categories.flatMap((category) =>
    category === "LOTT" ? lotteryEntries(merchantCode) : playedGames(merchantCode, category, plans[category], vendors),
  );
  const games = [...usual, ...moreSlots(merchantCode, atLeast - usual.length, vendors)];
  return games.map((game, index) => ({
    ...game,
    nodeId: String(FIRST_NODE + index),
    roomId: `${game.vendor}-${String(index + 1).padStart(4, "0")}`,
  }));
}

type Unnumbered = Omit<GameSeed, "nodeId" | "roomId">;

/** Slots beyond the usual ones: none of them is hot. */
function moreSlots(merchantCode: string, count: number, vendors: readonly VendorSeed[]): Unnumbered[] {
  if (count <= 0) return [];
  const plan = { ...plans.RNG, hot: 0, count: plans.RNG.count + count };
  return playedGames(merchantCode, "RNG", plan, vendors).slice(plans.RNG.count);
}

function playedGames(
  merchantCode: string,
  category: Exclude<Category, "LOTT">,
  plan: Plan,
  vendors: readonly VendorSeed[],
): Unnumbered[] {
  const random = seededRandom(`${merchantCode}:${category}`);
  const offering = vendorsFor(category, vendors);
  return namesOf(plan, random).map((name, index) => {
    const vendor = oneOf(offering, random);
    return {
      name,
      vendor: vendor.code,
      category,
      classification: classified(name, plan, oneOf(plan.classifications, random)),
      isNew: random() < 0.12,
      hotRank: index < plan.hot ? index * plan.hotEvery : null,
      minimumBet: oneOf(plan.bets, random),
      supportPlay: vendor.freeplay && random() < 0.6 ? 0 : 1,
      lottoMode: null,
    };
  });
}

function classified(name: string, { named = {} }: Plan, otherwise: string): string {
  return Object.keys(named).find((key) => named[key]?.some((word) => name.includes(word))) ?? otherwise;
}

/** Themes rotate, so that neighbours in a list look different. When names run out, sequels follow: "Jade Dragon 2". */
function namesOf(plan: Plan, random: () => number): string[] {
  const themes = shuffled(plan.themes, random).map((theme) => pairsOf(theme, random));
  const longest = Math.max(...themes.map((names) => names.length));
  const dealt = Array.from({ length: longest }, (_, round) => themes.flatMap((names) => names[round] ?? [])).flat();
  const names = [...new Set(dealt)];
  return Array.from({ length: plan.count }, (_, index) => {
    const part = Math.floor(index / names.length) + 1;
    return `${names[index % names.length]}${part > 1 ? ` ${part}` : ""}`;
  });
}

/** All pairs of a theme, ordered so that a word repeats as late as possible. */
function pairsOf(theme: NameTheme, random: () => number): string[] {
  const first = shuffled(theme.first, random);
  const second = shuffled(theme.second, random);
  return second
    .flatMap((_, round) =>
      first.map((start, index) => [start, second[(index + round) % second.length] as string] as const),
    )
    .filter(([start, end]) => !start.includes(end))
    .map((pair) => pair.join(" "));
}

function lotteryEntries(merchantCode: string): Unnumbered[] {
  return lotteryGamesOf(merchantCode).map((game, index) => ({
    name: game.name,
    vendor: game.vendor,
    category: "LOTT",
    classification: game.group,
    isNew: index === 2,
    hotRank: index * LOTTERY_HOT_EVERY + 1,
    minimumBet: 100n,
    supportPlay: 1,
    lotteryCode: game.code,
    lottoMode: game.modes.includes("Elott") ? "Traditional,Entertainment" : "Traditional",
  }));
}
