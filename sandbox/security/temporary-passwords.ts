import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** Minutes that a temporary password is good for. */
export const TEMPORARY_MINUTES = 30;
const LENGTH = 12;
/** Without letters and digits that look alike. */
const SIGNS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Makes a password that opens one session, in place of the account's earlier one. Some 69 random bits, so that a plain
 * hash is safe to keep. Where there is no account nothing is kept, by the same statement: the time of the answer does not tell.
 */
export async function makeTemporaryPassword(database: Database, accountId: string | undefined, now: Date): Promise<string> {
  const password = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  const value = { password_hash: hashOf(password), expires_at: after(now, TEMPORARY_MINUTES * duration.minute) };
  await database.insertInto("temporary_passwords").columns(["account_id", "password_hash", "expires_at"])
    .expression((build) => build.selectFrom("accounts").where("id", "=", accountId ?? "")
      .select(["id", sql<string>`${value.password_hash}::text`.as("password_hash"), sql<Date>`${value.expires_at}::timestamptz`.as("expires_at")]))
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(value)).execute();
  return password;
}

/** Whether this is the account's temporary password; it is used up then. Where there is no account the same is looked up, so that the time of the answer does not tell. */
export async function takeTemporaryPassword(database: Database, accountId: string | undefined, password: string, now: Date): Promise<boolean> {
  const row = await database.deleteFrom("temporary_passwords").where("account_id", "=", accountId ?? "").where("password_hash", "=", hashOf(password)).where("expires_at", ">", now)
    .returning("account_id").executeTakeFirst();
  return row !== undefined;
}

/** Ends an account's temporary password. */
export async function dropTemporaryPassword(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom("temporary_passwords").where("account_id", "=", accountId).execute();
}

function hashOf(password: string): string {
  return createHash("sha256").update(password.trim()).digest("hex");
}
