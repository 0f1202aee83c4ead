import type { Account, Database } from "../database/tables.ts";

/**
 * A game has been opened: it is the latest of its player's recent ones now. Recents are bound to member and merchant.
 */
export async function rememberGame(
  database: Database,
  player: Pick<Account, "id" | "merchant_code">,
  nodeId: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto("recents")
    .values({ account_id: player.id, merchant_code: player.merchant_code, node_id: nodeId, played_at: now })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "merchant_code", "node_id"]).doUpdateSet({ played_at: now }),
    )
    .execute();
}
