import type { GameRow } from "../../database/tables.ts";
import type { PictureKind } from "../../pictures/picture-url.ts";

/** A whole number from 0 to below its argument, each equally likely. */
export type Chance = (below: number) => number;

/** What rules may know of a game: who it is. */
export type PlayedGame = Pick<GameRow, "merchant_code" | "node_id" | "game_type">;

/** A bet that a game accepts. */
export interface Bet {
  id: string;
  /** The most that it pays, the stake included, in hundredths of the stake. */
  pays: number;
  /** The part of a stake that comes back in the long run: 1 minus the house edge. */
  returns: number;
}

/** How a round ended. */
export interface Ending {
  /** What is paid, the stake included, in hundredths of the stake. */
  hundredths: number;
  /** What the page shows of it. */
  outcome: Readonly<Record<string, unknown>>;
}

/** A kind of demo game that is played in rounds: data in, data out. */
export interface RoundRules {
  bets(game: PlayedGame): readonly Bet[];
  /** What the page shows besides the bets. */
  shows(game: PlayedGame, picture: (kind: PictureKind, key: string) => string): object;
  /** One round with one of the bets. */
  play(bet: string, chance: Chance, game: PlayedGame): Ending;
}

/** The money for an ending, in minor units; what is less than one is dropped. */
export function paidFor(stake: bigint, { hundredths }: Pick<Ending, "hundredths">): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}
