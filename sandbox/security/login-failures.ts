import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** Failed sign-ins older than this are forgotten. */
const WINDOW_MS = 10 * duration.minute;
/** From this many failures of an account on, a try needs a captcha. */
const CAPTCHA_AFTER = 3;
/** The same for an address, whatever the account: many people are behind one address of a mobile carrier. */
const CAPTCHA_AFTER_OF_ADDRESS = 20;
/** So many failures of one account from one address are answered with rate.limited until the window has passed. */
export const REFUSE_AFTER = 20;

/** Who tries, from where. */
export interface Attempt { merchantCode: string; username: string; address: string }

/** Whether this account may not be tried from this address for now. */
export async function isRefused(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const { count } = await recent(database, attempt.merchantCode, now).where("username", "=", nameOf(attempt)).where("address", "=", attempt.address).executeTakeFirstOrThrow();
  return Number(count) >= REFUSE_AFTER;
}

/** Remembers a failure and says whether the next try should come with a captcha. */
export async function recordFailure(database: Database, attempt: Attempt, now: Date): Promise<{ captcha: boolean }> {
  await database.deleteFrom("login_failures").where("failed_at", "<", after(now, -WINDOW_MS)).execute();
  await database.insertInto("login_failures").values({ merchant_code: attempt.merchantCode, username: nameOf(attempt), address: attempt.address, failed_at: now }).execute();
  return { captcha: await wantsCaptcha(database, attempt, now) };
}

/** Whether a try of this account, or from this address, must come with a captcha. */
export async function wantsCaptcha(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const ofAccount = await recent(database, attempt.merchantCode, now).where("username", "=", nameOf(attempt)).executeTakeFirstOrThrow();
  const ofAddress = await recent(database, attempt.merchantCode, now).where("address", "=", attempt.address).executeTakeFirstOrThrow();
  return Number(ofAccount.count) >= CAPTCHA_AFTER || Number(ofAddress.count) >= CAPTCHA_AFTER_OF_ADDRESS;
}

/** A successful sign-in clears the account's failures from that address. */
export async function clearFailures(database: Database, attempt: Attempt): Promise<void> {
  await database.deleteFrom("login_failures")
    .where("merchant_code", "=", attempt.merchantCode).where("username", "=", nameOf(attempt)).where("address", "=", attempt.address).execute();
}

/** Whoever has proved to be the owner by another way begins anew: failures under any of the account's names are forgotten. */
export async function forgiveAccount(database: Database, merchantCode: string, names: readonly string[]): Promise<void> {
  await database.deleteFrom("login_failures").where("merchant_code", "=", merchantCode).where("username", "in", names.map((name) => name.toLowerCase())).execute();
}

function recent(database: Database, merchantCode: string, now: Date) {
  return database.selectFrom("login_failures").select((select) => select.fn.countAll().as("count"))
    .where("merchant_code", "=", merchantCode).where("failed_at", ">", after(now, -WINDOW_MS));
}

function nameOf(attempt: Attempt): string {
  return attempt.username.trim().toLowerCase();
}
