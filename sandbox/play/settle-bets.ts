import type { Clock } from "../clock.ts";
import type { Database, LotteryBet } from "../database/tables.ts";
import { drawAt } from "../draws/draw-clock.ts";
import { resultsOf } from "../draws/results.ts";
import { payMember } from "../ledger/house.ts";
import { pickOf, prizesOf, rightOf } from "./lottery-prizes.ts";

/** The maximum number of bets per run, so that one run stays short. */
const BATCH = 200;

/**
 * Pays the bets whose draws have ended. Several processes may run this at once: each bet is settled once. Returns the
 * number of settled bets.
 */
export async function settleBets(database: Database, clock: Clock): Promise<number> {
  const due = await database
    .selectFrom("lottery_bets")
    .selectAll()
    .where("settled_at", "is", null)
    .where("draw_ends_at", "<=", clock.now())
    .orderBy("draw_ends_at")
    .limit(BATCH)
    .execute();
  for (const bet of due) await settle(database, bet, clock);
  return due.length;
}

async function settle(database: Database, bet: LotteryBet, clock: Clock): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const paid = await prizeOf(transaction, bet);
    const settled = await transaction
      .updateTable("lottery_bets")
      .set({ paid: paid.toString(), settled_at: clock.now() })
      .where("id", "=", bet.id)
      .where("settled_at", "is", null)
      .executeTakeFirst();
    if (settled.numUpdatedRows !== 1n) return;
    const player = { merchantCode: bet.merchant_code, memberId: bet.account_id };
    const idempotencyKey = `bet:${bet.id}:prize`;
    await payMember(transaction, { ...player, amount: paid, idempotencyKey, kind: "prize" }, clock);
  });
}

/** What a bet has won, in minor units. A withdrawn game returns the stake. */
async function prizeOf(database: Database, bet: LotteryBet): Promise<bigint> {
  const game = await database
    .selectFrom("lottery_games")
    .selectAll()
    .where("merchant_code", "=", bet.catalogue_code)
    .where("game_code", "=", bet.game_code)
    .executeTakeFirst();
  if (!game) return bet.stake;
  // The draw that ended last as of this draw's end is this draw.
  const draw = drawAt(game, bet.draw_ends_at).previous;
  const result =
    (await resultsOf(database, [{ game, draw: { ...draw, numero: bet.numero } }])).get(bet.game_code) ?? "";
  const pick = pickOf(game.number_shape);
  const right = rightOf(pick, bet.picks.split(",").map(Number), result);
  const prize = prizesOf(pick).find((candidate) => candidate.right === right);
  return prize ? bet.stake * BigInt(prize.times) : 0n;
}
