import { gamesOf, type GameSeed } from "../../catalogue/games.ts";
import { lotteryGamesOf, type LotterySeed } from "../../catalogue/lottery-games.ts";
import { oneOf, shuffled } from "../../catalogue/pick.ts";
import type { Category } from "../../catalogue/vendors.ts";
import { drawAt, type Draw } from "../../draws/draw-clock.ts";
import { winningNumber } from "../../draws/winning-number.ts";
import { pickOf, prizesOf, rightOf, type Pick as PickedNumbers } from "../../play/lottery-prizes.ts";
import { kindOf, roundKinds } from "../../play/rules/kinds.ts";
import { paidFor, type Ending } from "../../play/rules/round-rules.ts";

/** A bet of the past, as its game's rules ended it. */
export interface PastBet {
  placedAt: Date;
  settledAt: Date;
  /** Minor units. */
  stake: bigint;
  paid: bigint;
  category: Category;
  vendor: string;
  /** Of a round. */
  round?: { nodeId: string; bet: string; outcome: Ending["outcome"] };
  /** Of a bet on a draw. */
  lottery?: { gameCode: string; numero: string; picks: string; winningNumber: string };
}

/** What a member likes to play, and how dice fall for it. */
export interface Player {
  games: readonly GameSeed[];
  lotteries: readonly LotterySeed[];
  merchantCode: string;
  random: () => number;
}

/** How many games of a category are liked; lotteries besides. */
const LIKED: Partial<Record<Category, number>> = { RNG: 3, FISH: 1, LIVE: 1, PVP: 1, SPORTS: 1 };
const LOTTERIES = 2;
/** Of their draws: what is bet on one is settled soon. */
const LONGEST_SECONDS = 1800;
/** The part of all bets that are on draws. */
const ON_DRAWS = 0.25;
const HIGHEST_STAKE = 50_000n;
const MULTIPLES = [5n, 10n, 20n, 50n, 100n];
const LOTTERY_STAKES = [2000n, 5000n, 10_000n];

/** Some of the merchant's hot games of each liked category, and some lotteries. */
export function playerOf(merchantCode: string, random: () => number): Player {
  const hot = shuffled(
    gamesOf(merchantCode).filter(({ hotRank }) => hotRank !== null),
    random,
  );
  const games = Object.entries(LIKED).flatMap(([category, count]) =>
    hot.filter((game) => game.category === category).slice(0, count),
  );
  const fast = lotteryGamesOf(merchantCode).filter(({ periodSeconds }) => periodSeconds <= LONGEST_SECONDS);
  return { merchantCode, random, games, lotteries: shuffled(fast, random).slice(0, LOTTERIES) };
}

/** A bet at a moment of the past. */
export function betAt(player: Player, placedAt: Date): PastBet {
  return player.random() < ON_DRAWS ? betOnDraw(player, placedAt) : roundAt(player, placedAt);
}

function roundAt({ games, merchantCode, random }: Player, placedAt: Date): PastBet {
  const game = oneOf(games, random);
  const played = { merchant_code: merchantCode, node_id: game.nodeId, game_type: game.category };
  const rules = roundKinds[kindOf(game)];
  const bet = oneOf(rules.bets(played), random).id;
  const { hundredths, outcome } = rules.play(bet, (below) => Math.floor(random() * below), played);
  const stakes = MULTIPLES.map((multiple) => multiple * game.minimumBet).filter((stake) => stake <= HIGHEST_STAKE);
  const stake = stakes.length > 0 ? oneOf(stakes, random) : game.minimumBet;
  return {
    placedAt,
    settledAt: placedAt,
    stake,
    paid: paidFor(stake, { hundredths }),
    category: game.category,
    vendor: game.vendor,
    round: { nodeId: game.nodeId, bet, outcome },
  };
}

function betOnDraw({ lotteries, merchantCode, random }: Player, placedAt: Date): PastBet {
  const game = oneOf(lotteries, random);
  const draw: Draw = drawAt({ period_seconds: game.periodSeconds, offset_seconds: game.offsetSeconds }, placedAt);
  const drawn = winningNumber(game.shape, `${merchantCode}:${game.code}:${draw.numero}`);
  const pick = pickOf(game.shape);
  const numbers = numbersFor(pick, random);
  const right = rightOf(pick, numbers, drawn);
  const stake = oneOf(LOTTERY_STAKES, random);
  return {
    placedAt,
    settledAt: draw.endsAt,
    stake,
    paid: stake * BigInt(prizesOf(pick).find((prize) => prize.right === right)?.times ?? 0),
    category: "LOTT",
    vendor: game.vendor,
    lottery: { gameCode: game.code, numero: draw.numero, picks: numbers.join(","), winningNumber: drawn },
  };
}

function numbersFor(pick: PickedNumbers, random: () => number): number[] {
  if (pick.kind === "digits")
    return Array.from(
      { length: pick.count },
      () => pick.lowest + Math.floor(random() * (pick.highest - pick.lowest + 1)),
    );
  const drum = Array.from({ length: pick.highest }, (_, index) => index + 1);
  return shuffled(drum, random)
    .slice(0, pick.count)
    .toSorted((one, other) => one - other);
}
