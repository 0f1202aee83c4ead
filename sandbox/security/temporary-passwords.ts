import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** Minutes for which a temporary password is valid. */
export const TEMPORARY_MINUTES = 30;
const LENGTH = 12;
/** Without letters and digits that look alike. */
const SIGNS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Creates a password for one session, replacing the account's earlier one. Some 69 random bits, so that a plain hash is
 * safe to keep. Without an account nothing is stored, by the same statement: the response time does not reveal it.
 */
export async function makeTemporaryPassword(
  database: Database,
  accountId: string | undefined,
  now: Date,
): Promise<string> {
  const password = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  const value = { password_hash: hashOf(password), expires_at: after(now, TEMPORARY_MINUTES * duration.minute) };
  await database
    .insertInto("temporary_passwords")
    .columns(["account_id", "password_hash", "expires_at"])
    .expression((build) =>
      build
        .selectFrom("accounts")
        .where("id", "=", accountId ?? "")
        .select([
          "id",
          sql<string>`${value.password_hash}::text`.as("password_hash"),
          sql<Date>`${value.expires_at}::timestamptz`.as("expires_at"),
        ]),
    )
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ ...value, session_hash: null }))
    .execute();
  return password;
}

/**
 * Whether this is the account's temporary password. Without an account the same lookup runs, so that the response time
 * does not reveal it.
 */
export async function temporaryPasswordFits(
  database: Database,
  accountId: string | undefined,
  password: string,
  now: Date,
): Promise<boolean> {
  return (await goodPassword(database, accountId ?? "", password, now).executeTakeFirst()) !== undefined;
}

/**
 * Binds the account's temporary password to the session that is being opened with it, and deletes the session it opened
 * before: a member who lost the answer can sign in again with the same password, until a session has been used. Throws
 * when the password has been used up meanwhile. In a transaction.
 */
export async function bindTemporaryPassword(
  database: Database,
  { accountId, password, tokenHash }: { accountId: string; password: string; tokenHash: string },
  now: Date,
): Promise<void> {
  const bound = await goodPassword(database, accountId, password, now).forNoKeyUpdate().executeTakeFirst();
  if (!bound) throw new PlatformError("credentials.wrong", "The temporary password has been used");
  await database
    .deleteFrom("sessions")
    .where("token_hash", "=", bound.session_hash ?? "")
    .execute();
  await database
    .updateTable("temporary_passwords")
    .set({ session_hash: tokenHash })
    .where("account_id", "=", accountId)
    .execute();
}

/** Ends an account's temporary password. */
export async function dropTemporaryPassword(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom("temporary_passwords").where("account_id", "=", accountId).execute();
}

function goodPassword(database: Database, accountId: string, password: string, now: Date) {
  return database
    .selectFrom("temporary_passwords")
    .select("session_hash")
    .where("account_id", "=", accountId)
    .where("password_hash", "=", hashOf(password))
    .where("expires_at", ">", now);
}

function hashOf(password: string): string {
  return createHash("sha256").update(password.trim()).digest("hex");
}
