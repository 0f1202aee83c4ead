import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Account, Database } from "../database/tables.ts";

/**
 * Locks the account of a member who moves money, as `lockAccount` does, and looks again whether it is still open: it may
 * have been closed since the call began. Throws what the ended session would be answered next.
 */
export async function lockOpenAccount(database: Database, { id }: Pick<Account, "id">): Promise<void> {
  await lockAccount(database, id);
  // A query of its own: with the lock it reads what the one before it wrote.
  const { status } = await database
    .selectFrom("accounts")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (status === "closed") throw new PlatformError("session.revoked", "The member has closed this account meanwhile");
}
