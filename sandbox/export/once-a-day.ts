import { randomUUID } from "node:crypto";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { after, duration } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";

/**
 * Notes that a member gets a copy now. Throws rate.limited where there was one within a day, unless it is the same request
 * again. Returns what takes the note back: a copy that could not be made does not count.
 */
export async function onceADay(
  database: Database,
  account: Account,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const isNew = await database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, account);
    const last = await transaction
      .selectFrom("data_exports")
      .select(["exported_at", "idempotency_key"])
      .where("account_id", "=", account.id)
      .where("exported_at", ">", after(now, -duration.day))
      .executeTakeFirst();
    if (last && last.idempotency_key === idempotencyKey) return false;
    if (last) {
      const until = after(last.exported_at, duration.day);
      throw new PlatformError("rate.limited", "A member gets one copy a day", { until: until.toISOString() });
    }
    await transaction
      .insertInto("data_exports")
      .values({ id, account_id: account.id, exported_at: now, idempotency_key: idempotencyKey ?? id })
      .execute();
    return true;
  });
  return async () => {
    if (isNew) await database.deleteFrom("data_exports").where("id", "=", id).execute();
  };
}
