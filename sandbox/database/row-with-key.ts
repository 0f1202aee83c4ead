import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

/** Tables whose rows a member creates once for each key. */
type KeyedTable = "affiliate_codes" | "bank_cards" | "deposits" | "feedback" | "lottery_bets" | "withdrawals";

/** What an earlier request of a member with the same key has written; undefined: there was none. */
export async function rowWithKey<Table extends KeyedTable>(
  database: Database,
  table: Table,
  accountId: string,
  key: string,
): Promise<Selectable<Tables[Table]> | undefined> {
  const row = await database
    .selectFrom<KeyedTable>(table)
    .selectAll()
    .where("account_id", "=", accountId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row as Selectable<Tables[Table]> | undefined;
}
