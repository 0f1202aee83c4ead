import { after, duration } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";

const KEY_LIFE_MS = duration.day;

/**
 * Reserves the key of a request for the account that it opens; returns the account of an earlier one with it. Waits for
 * a concurrent call with the same key.
 */
export async function claimKey(
  database: Database,
  { merchantCode, key, accountId }: { merchantCode: string; key: string; accountId: string },
  now: Date,
): Promise<Account | undefined> {
  await database.deleteFrom("registrations").where("created_at", "<", after(now, -KEY_LIFE_MS)).execute();
  const row = await database
    .insertInto("registrations")
    .values({ merchant_code: merchantCode, idempotency_key: key, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (row) return undefined;
  return database
    .selectFrom("registrations")
    .innerJoin("accounts", "accounts.id", "registrations.account_id")
    .selectAll("accounts")
    .where("registrations.merchant_code", "=", merchantCode)
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
}
