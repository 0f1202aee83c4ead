import { randomUUID } from "node:crypto";
import type { GameCategory } from "#gateway/entities.ts";
import type { Database } from "../../sandbox/database/tables.ts";

/** A decided bet of a member of acme, which lost. */
interface Stake {
  accountId: string;
  gameType: GameCategory;
  /** Minor units. */
  stake: bigint;
  at: Date;
  merchant?: string;
}

/** Writes a bet that lost. Nothing is booked: it counts as turnover. */
export async function stakeOn(
  database: Database,
  { accountId, gameType, stake, at, merchant = "acme" }: Stake,
): Promise<void> {
  const id = randomUUID();
  await database
    .insertInto("rounds")
    .values({
      id,
      account_id: accountId,
      merchant_code: merchant,
      catalogue_code: merchant,
      node_id: "10001",
      mode: "real",
      idempotency_key: id,
      bet: "lines",
      stake: stake.toString(),
      paid: "0",
      outcome: "{}",
      played_at: at,
      vassalage: "GNL",
      game_type: gameType,
    })
    .execute();
}
