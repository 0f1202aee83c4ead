import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** How often something may be done within ten minutes. */
export const limits = {
  captchaOfAddress: 300,
  codeOfAddress: 300, codeOfNumber: 8,
  guessOfAddress: 300,
  registrationOfAddress: 300,
  affiliateOfAddress: 300,
  resetOfAddress: 100, resetOfAccount: 5,
  passwordOfAccount: 10,
  identityOfAddress: 300,
  passkeyOptionsOfAddress: 1000, passkeyOfAddress: 300, passkeyOfAccount: 40,
} as const;
export type LimitKind = keyof typeof limits;

const WINDOW_MS = 10 * duration.minute;

/** Counts a deed of a subject (an address, a number, an account), in the database so that it holds over several processes. Throws rate.limited beyond the limit. */
export async function countDeed(database: Database, merchantCode: string, kind: LimitKind, subject: string, now: Date): Promise<void> {
  const begun = after(now, -WINDOW_MS);
  const { count } = await database.insertInto("limits").values({ merchant_code: merchantCode, kind, subject, begun_at: now, count: 1 })
    .onConflict((conflict) => conflict.columns(["merchant_code", "kind", "subject"]).doUpdateSet({
      count: sql<number>`case when limits.begun_at <= ${begun} then 1 else limits.count + 1 end`,
      begun_at: sql<Date>`case when limits.begun_at <= ${begun} then excluded.begun_at else limits.begun_at end`,
    }))
    .returning("count").executeTakeFirstOrThrow();
  if (count === 1) await database.deleteFrom("limits").where("begun_at", "<", after(now, -duration.day)).execute();
  if (count > limits[kind]) throw new PlatformError("rate.limited", `More than ${limits[kind]} within ten minutes (${kind}): try again later`);
}

/** Forgets what was counted of a subject. */
export async function forgetDeeds(database: Database, merchantCode: string, kind: LimitKind, subject: string): Promise<void> {
  await database.deleteFrom("limits").where("merchant_code", "=", merchantCode).where("kind", "=", kind).where("subject", "=", subject).execute();
}
