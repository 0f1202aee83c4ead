import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import type { Clock } from "../clock.ts";
import type { Database, LotteryBet, LotteryGameRow, PlayTicket } from "../database/tables.ts";
import { drawAt } from "../draws/draw-clock.ts";
import { isPick, pickOf } from "./lottery-prizes.ts";
import { PlayError } from "./play-error.ts";
import { takeStake } from "./take-stake.ts";

/** What one bet on a draw may cost, in minor units. */
export const LOTTERY_STAKES = [1000n, 2000n, 5000n, 10_000n, 50_000n] as const;

export interface WantedBet {
  numero: string;
  picks: readonly number[];
  stake: bigint;
  key: string;
}

/**
 * Bets on the current draw: the bet and its money are one transaction, once for each key. The same key again tells the
 * same bet, also when the draw is over meanwhile.
 */
export function placeBet(
  database: Database,
  ticket: PlayTicket,
  game: LotteryGameRow,
  wanted: WantedBet,
  clock: Clock,
): Promise<LotteryBet> {
  return database.transaction().execute(async (transaction) => {
    const earlier = await betOfKey(transaction, ticket, wanted.key);
    if (earlier) return sameBet(earlier, game, wanted);
    const endsAt = openUntil(game, wanted, clock.now());
    const bet = await writeBet(transaction, ticket, { game, wanted, endsAt, placedAt: clock.now() });
    // A rival with the same key was faster between the question and the insert.
    if (!bet) return sameBet(required(await betOfKey(transaction, ticket, wanted.key), "The bet"), game, wanted);
    await takeStake(transaction, ticket, { amount: wanted.stake, idempotencyKey: `bet:${bet.id}:stake` }, clock);
    return bet;
  });
}

function betOfKey(database: Database, ticket: PlayTicket, key: string): Promise<LotteryBet | undefined> {
  return database
    .selectFrom("lottery_bets")
    .selectAll()
    .where("account_id", "=", ticket.account_id)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/** Writes the bet; undefined where there is one with its key. */
function writeBet(
  database: Database,
  ticket: PlayTicket,
  { game, wanted, endsAt, placedAt }: { game: LotteryGameRow; wanted: WantedBet; endsAt: Date; placedAt: Date },
): Promise<LotteryBet | undefined> {
  return database
    .insertInto("lottery_bets")
    .values({
      id: randomUUID(),
      account_id: ticket.account_id,
      merchant_code: ticket.merchant_code,
      catalogue_code: ticket.catalogue_code,
      game_code: game.game_code,
      numero: wanted.numero,
      picks: wanted.picks.join(","),
      stake: wanted.stake.toString(),
      idempotency_key: wanted.key,
      placed_at: placedAt,
      draw_ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** When the draw that is bet on ends. Throws where it takes no bets any more, or never took them. */
function openUntil(game: LotteryGameRow, wanted: WantedBet, now: Date): Date {
  if (!isPick(pickOf(game.number_shape), wanted.picks))
    throw new PlayError("picks.wrong", `The numbers do not fit the game "${game.name}"`);
  const draw = drawAt(game, now);
  if (draw.numero !== wanted.numero || draw.remainSeconds <= game.lock_seconds)
    throw new PlayError("draw.closed", `The draw ${wanted.numero} takes no bets any more`);
  return draw.endsAt;
}

function sameBet(bet: LotteryBet, game: LotteryGameRow, wanted: WantedBet): LotteryBet {
  const same =
    bet.game_code === game.game_code &&
    bet.numero === wanted.numero &&
    bet.picks === wanted.picks.join(",") &&
    bet.stake === wanted.stake;
  if (!same) throw new PlayError("key.reused", "The key of this bet belongs to another one: give each bet its own");
  return bet;
}
