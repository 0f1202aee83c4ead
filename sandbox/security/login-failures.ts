import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { rateLimited } from "./limits.ts";

/** Failed sign-ins older than this are forgotten. */
const WINDOW_MS = 10 * duration.minute;
/** The number of failures of an account from which an attempt requires a captcha. */
const CAPTCHA_AFTER = 3;
/** The same for an address, whatever the account: many people share one address of a mobile carrier. */
const CAPTCHA_AFTER_OF_ADDRESS = 20;
/**
 * The number of failures of one account from one address from which rate.limited is returned until the window has
 * passed.
 */
const REFUSE_AFTER = 20;
/** The same for one account over all addresses; all but the first few required a captcha. */
const REFUSE_AFTER_OF_ACCOUNT = 60;

/** The account and address of an attempt. */
export interface Attempt {
  merchantCode: string;
  username: string;
  address: string;
}
/** An attempt, counted as a failure until it succeeds. */
export interface OpenAttempt extends Attempt {
  id: bigint;
  captchaNeeded: boolean;
}

/**
 * Counts an attempt before its proof is checked, so that concurrent attempts see each other. Throws rate.limited if
 * there were too many; such an attempt is not counted.
 */
export async function openAttempt(database: Database, attempt: Attempt, now: Date): Promise<OpenAttempt> {
  await database.deleteFrom("login_failures").where("failed_at", "<", after(now, -WINDOW_MS)).execute();
  const { id } = await database
    .insertInto("login_failures")
    .values({
      merchant_code: attempt.merchantCode,
      username: nameOf(attempt),
      address: attempt.address,
      failed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ofAccount = (await failuresOf(database, attempt, now)).filter((row) => row.id !== id);
  const until =
    refusedUntil(
      ofAccount.filter(({ address }) => address === attempt.address),
      REFUSE_AFTER,
    ) ?? refusedUntil(ofAccount, REFUSE_AFTER_OF_ACCOUNT);
  if (until) {
    await withdrawAttempt(database, id);
    throw rateLimited("Too many failed sign-ins of this account", until, now);
  }
  const captchaNeeded =
    ofAccount.length >= CAPTCHA_AFTER || (await countFrom(database, attempt, now)) - 1 >= CAPTCHA_AFTER_OF_ADDRESS;
  return { ...attempt, id, captchaNeeded };
}

/** Removes an attempt that was not checked. */
export async function withdrawAttempt(database: Database, id: bigint): Promise<void> {
  await database.deleteFrom("login_failures").where("id", "=", id).execute();
}

/** Whether the next attempt on this account, or from this address, should come with a captcha. */
export async function wantsCaptcha(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  return (
    (await failuresOf(database, attempt, now)).length >= CAPTCHA_AFTER ||
    (await countFrom(database, attempt, now)) >= CAPTCHA_AFTER_OF_ADDRESS
  );
}

/** A successful sign-in clears the account's failures from that address, including its own attempt. */
export async function clearFailures(database: Database, attempt: Attempt): Promise<void> {
  await database
    .deleteFrom("login_failures")
    .where("merchant_code", "=", attempt.merchantCode)
    .where("username", "=", nameOf(attempt))
    .where("address", "=", attempt.address)
    .execute();
}

/** After authentication in another way, failures under any of the account's names are cleared. */
export async function forgiveAccount(
  database: Database,
  merchantCode: string,
  names: readonly string[],
): Promise<void> {
  await database
    .deleteFrom("login_failures")
    .where("merchant_code", "=", merchantCode)
    .where(
      "username",
      "in",
      names.map((name) => name.toLowerCase()),
    )
    .execute();
}

interface Failure {
  id: bigint;
  address: string;
  failed_at: Date;
}

/** The account's failures, the newest first. */
function failuresOf(database: Database, attempt: Attempt, now: Date): Promise<Failure[]> {
  return recent(database, attempt, now)
    .select(["id", "address", "failed_at"])
    .where("username", "=", nameOf(attempt))
    .orderBy("failed_at", "desc")
    .execute();
}

async function countFrom(database: Database, attempt: Attempt, now: Date): Promise<number> {
  const { count } = await recent(database, attempt, now)
    .select((select) => select.fn.countAll().as("count"))
    .where("address", "=", attempt.address)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When enough failures have expired to be below the limit; undefined: they are below it now. */
function refusedUntil(failures: readonly Failure[], most: number): Date | undefined {
  const last = failures[most - 1];
  return last && after(last.failed_at, WINDOW_MS);
}

function recent(database: Database, { merchantCode }: Attempt, now: Date) {
  return database
    .selectFrom("login_failures")
    .where("merchant_code", "=", merchantCode)
    .where("failed_at", ">", after(now, -WINDOW_MS));
}

function nameOf(attempt: Attempt): string {
  return attempt.username.trim().toLowerCase();
}
