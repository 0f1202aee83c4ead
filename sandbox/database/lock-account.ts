import type { Database } from "./tables.ts";

/**
 * Locks an account until the caller's transaction ends. What a member may have, spend or change within limits is read
 * and written one after the other, so that two phones together do not pass them.
 *
 * A transaction that also locks deposits or accounts of the ledger locks the member first: in one order nobody waits in a
 * circle.
 */
export async function lockAccount(database: Database, accountId: string): Promise<void> {
  await database.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}
