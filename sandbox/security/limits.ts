import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** A limit: how often, and within which time. */
interface Limit {
  most: number;
  windowMs: number;
  window: string;
}

const inTenMinutes = (most: number): Limit => ({ most, windowMs: 10 * duration.minute, window: "ten minutes" });
const inAnHour = (most: number): Limit => ({ most, windowMs: duration.hour, window: "an hour" });
const inADay = (most: number): Limit => ({ most, windowMs: duration.day, window: "a day" });

/** The limits by kind. Many people share one address of a mobile carrier. */
export const limits = {
  captchaOfAddress: inTenMinutes(300),
  codeOfAddress: inTenMinutes(300),
  codeOfNumber: inTenMinutes(8),
  codeOfNumberInADay: inADay(20),
  guessOfAddress: inTenMinutes(300),
  registrationOfAddress: inTenMinutes(300),
  affiliateOfAddress: inTenMinutes(300),
  nameCheckOfAgent: inTenMinutes(300),
  accountOfAgent: inTenMinutes(100),
  resetOfAddress: inTenMinutes(100),
  resetOfAccount: inTenMinutes(5),
  resetOfAccountInADay: inADay(20),
  passwordOfAddress: inTenMinutes(300),
  passwordOfAccount: inTenMinutes(10),
  paymentPasswordOfAccount: inAnHour(5),
  emailCodeOfAccount: inTenMinutes(5),
  identityOfAddress: inTenMinutes(300),
  trialOfAddress: inTenMinutes(300),
  trialPlayOfAddress: inTenMinutes(300),
  trialPlayOfName: inTenMinutes(20),
  passkeyOptionsOfAddress: inTenMinutes(1000),
  passkeyOfAddress: inTenMinutes(300),
  passkeyOfAccount: inTenMinutes(40),
} as const satisfies Record<string, Limit>;
export type LimitKind = keyof typeof limits;

/** Codes that a client may request within an hour without a captcha (decision 037). */
const FREE_CODES = 1;

/**
 * Counts an attempt of a subject (an address, a number, an account), in the database so that it holds across several
 * processes. Throws rate.limited beyond the limit.
 */
export async function countAttempt(
  database: Database,
  merchantCode: string,
  kind: LimitKind,
  subject: string,
  now: Date,
): Promise<void> {
  const { most, windowMs, window } = limits[kind];
  const row = await count(database, { merchant_code: merchantCode, kind, subject }, windowMs, now);
  if (row.count > most)
    throw rateLimited(`More than ${most} within ${window} (${kind})`, after(row.begun_at, windowMs), now);
}

/** Counts a client's request for a code. Whether it needs no captcha. */
export async function isFreeCode(
  database: Database,
  merchantCode: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const counted = { merchant_code: merchantCode, kind: "freeCodeOfAddress", subject: address };
  return (await count(database, counted, duration.hour, now)).count <= FREE_CODES;
}

/** One more of a subject within a window, which begins with the first one. */
async function count(
  database: Database,
  counted: { merchant_code: string; kind: string; subject: string },
  windowMs: number,
  now: Date,
): Promise<{ count: number; begun_at: Date }> {
  const begun = after(now, -windowMs);
  const row = await database
    .insertInto("limits")
    .values({ ...counted, begun_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["merchant_code", "kind", "subject"]).doUpdateSet({
        count: sql<number>`case when limits.begun_at <= ${begun} then 1 else limits.count + 1 end`,
        begun_at: sql<Date>`case when limits.begun_at <= ${begun} then excluded.begun_at else limits.begun_at end`,
      }),
    )
    .returning(["count", "begun_at"])
    .executeTakeFirstOrThrow();
  if (row.count === 1) await database.deleteFrom("limits").where("begun_at", "<", after(now, -duration.day)).execute();
  return row;
}

/** Resets the count of a subject. */
export async function forgetAttempts(
  database: Database,
  merchantCode: string,
  kind: LimitKind,
  subject: string,
): Promise<void> {
  await database
    .deleteFrom("limits")
    .where("merchant_code", "=", merchantCode)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
}

/** The error for too many attempts, with the whole seconds until the next one is allowed. */
export function rateLimited(why: string, until: Date, now: Date): PlatformError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / duration.second));
  return new PlatformError("rate.limited", `${why}: try again in ${retryAfter} s`, { retryAfter });
}
