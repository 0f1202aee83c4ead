import { randomUUID } from "node:crypto";
import type { Database } from "../../sandbox/database/tables.ts";

/** A bet of 1.00 that waits for its draw, which is an hour away. */
export async function placeWaitingBet(
  database: Database,
  { accountId, merchant }: { accountId: string; merchant: string },
  now: Date,
): Promise<void> {
  await database
    .insertInto("lottery_bets")
    .values({
      id: randomUUID(),
      account_id: accountId,
      merchant_code: merchant,
      catalogue_code: merchant,
      game_code: "any",
      numero: "1",
      picks: "1",
      stake: 100n,
      idempotency_key: randomUUID(),
      placed_at: now,
      draw_ends_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
}
