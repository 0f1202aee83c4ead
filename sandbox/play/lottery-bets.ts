import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import type { Clock } from "../clock.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Database, LotteryBet, LotteryGameRow, PlayTicket } from "../database/tables.ts";
import { drawAt } from "../draws/draw-clock.ts";
import { isPick, pickOf } from "./lottery-prizes.ts";
import { PlayError } from "./play-error.ts";
import { takeStake } from "./take-stake.ts";

/** The allowed stakes of a bet on a draw, in minor units. */
export const LOTTERY_STAKES = [1000n, 2000n, 5000n, 10_000n, 50_000n] as const;

export interface BetRequest {
  numero: string;
  picks: readonly number[];
  stake: bigint;
  key: string;
}

/**
 * Bets on the current draw: the bet and its money are one transaction, once for each key. The same key again returns
 * the same bet, even if the draw has ended meanwhile.
 */
export function placeBet(
  database: Database,
  ticket: PlayTicket,
  game: LotteryGameRow,
  request: BetRequest,
  clock: Clock,
): Promise<LotteryBet> {
  return database.transaction().execute(async (transaction) => {
    const earlier = await rowWithKey(transaction, "lottery_bets", ticket.account_id, request.key);
    if (earlier) return sameBet(earlier, game, request);
    const endsAt = openUntil(game, request, clock.now());
    const bet = await writeBet(transaction, ticket, { game, request, endsAt, placedAt: clock.now() });
    // A concurrent call with the same key was faster between the check and the insert.
    if (!bet)
      return sameBet(
        required(await rowWithKey(transaction, "lottery_bets", ticket.account_id, request.key), "The bet"),
        game,
        request,
      );
    await takeStake(transaction, ticket, { amount: request.stake, idempotencyKey: `bet:${bet.id}:stake` }, clock);
    return bet;
  });
}

/** Writes the bet; undefined where there is one with its key. */
async function writeBet(
  database: Database,
  ticket: PlayTicket,
  { game, request, endsAt, placedAt }: { game: LotteryGameRow; request: BetRequest; endsAt: Date; placedAt: Date },
): Promise<LotteryBet | undefined> {
  const listed = await database
    .selectFrom("games")
    .select(["vassalage", "game_type"])
    .where("merchant_code", "=", game.merchant_code)
    .where("node_id", "=", game.node_id ?? "")
    .executeTakeFirst();
  return database
    .insertInto("lottery_bets")
    .values({
      id: randomUUID(),
      account_id: ticket.account_id,
      merchant_code: ticket.merchant_code,
      catalogue_code: ticket.catalogue_code,
      game_code: game.game_code,
      numero: request.numero,
      picks: request.picks.join(","),
      stake: request.stake.toString(),
      idempotency_key: request.key,
      placed_at: placedAt,
      draw_ends_at: endsAt,
      ...listed,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** When the draw that is bet on ends. Throws if the draw accepts no bets, or no longer does. */
function openUntil(game: LotteryGameRow, request: BetRequest, now: Date): Date {
  if (!isPick(pickOf(game.number_shape), request.picks))
    throw new PlayError("picks.wrong", `The numbers do not fit the game "${game.name}"`);
  const draw = drawAt(game, now);
  if (draw.numero !== request.numero || draw.remainSeconds <= game.lock_seconds)
    throw new PlayError("draw.closed", `The draw ${request.numero} takes no bets any more`);
  return draw.endsAt;
}

function sameBet(bet: LotteryBet, game: LotteryGameRow, request: BetRequest): LotteryBet {
  const same =
    bet.game_code === game.game_code &&
    bet.numero === request.numero &&
    bet.picks === request.picks.join(",") &&
    bet.stake === request.stake;
  if (!same) throw new PlayError("key.reused", "The key of this bet belongs to another one: give each bet its own");
  return bet;
}
