import { createHash, randomBytes, randomInt } from "node:crypto";
import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** The number of wrong guesses that invalidate a code. */
export const TRIES = 5;
const DIGITS = 6;

/** The holder of a code: the number it was sent to (E.164) and its purpose. */
export interface CodeHolder {
  merchantCode: string;
  number: string;
  purpose: string;
}

/** Creates and returns a code that replaces the holder's earlier one; only a salted hash is stored. */
export async function makeCode(database: Database, holder: CodeHolder, minutes: number, now: Date): Promise<string> {
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, "0");
  const salt = randomBytes(16).toString("base64url");
  const key = { merchant_code: holder.merchantCode, number: holder.number, purpose: holder.purpose };
  const value = {
    salt,
    code_hash: hashOf(salt, code),
    tries: 0,
    expires_at: after(now, minutes * duration.minute),
    used_at: null,
  };
  await database
    .insertInto("codes")
    .values({ ...key, ...value })
    .onConflict((conflict) => conflict.columns(["merchant_code", "number", "purpose"]).doUpdateSet(value))
    .execute();
  await database.deleteFrom("codes").where("expires_at", "<", after(now, -duration.day)).execute();
  return code;
}

/** Why a code is refused; undefined: it is right, and stays valid until it is used. Another number's code is wrong. */
export async function codeRefusal(
  database: Database,
  holder: CodeHolder,
  code: string,
  now: Date,
): Promise<PlatformError | undefined> {
  // Counted before the comparison, so that concurrent guesses are counted one by one.
  const row = await ofHolder(database, holder)
    .set({ tries: sql`tries + 1` })
    .where("used_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!row)
    return new PlatformError(
      "code.wrong",
      "This is not the code that was sent to this number for this purpose, or it has been used",
    );
  if (row.expires_at <= now) return new PlatformError("code.expired", "The code has expired: ask for a new one");
  if (row.tries > TRIES) return new PlatformError("code.spent", "Too many wrong guesses: ask for a new code");
  if (row.code_hash !== hashOf(row.salt, code.trim()))
    return new PlatformError("code.wrong", "This is not the code that was sent to this number for this purpose");
  await ofHolder(database, holder)
    .set({ tries: sql`tries - 1` })
    .execute();
  return undefined;
}

/** Invalidates a code on use. False if another request has used it meanwhile. */
export async function useCode(database: Database, holder: CodeHolder, now: Date): Promise<boolean> {
  const result = await ofHolder(database, holder).set({ used_at: now }).where("used_at", "is", null).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The same where a call cannot go on without it. Throws code.wrong. */
export async function useCodeOnce(database: Database, holder: CodeHolder, now: Date): Promise<void> {
  if (!(await useCode(database, holder, now))) throw new PlatformError("code.wrong", "The code has been used");
}

function ofHolder(database: Database, { merchantCode, number, purpose }: CodeHolder) {
  return database
    .updateTable("codes")
    .where("merchant_code", "=", merchantCode)
    .where("number", "=", number)
    .where("purpose", "=", purpose);
}

function hashOf(salt: string, code: string): string {
  return createHash("sha256").update(`${salt}\n${code}`).digest("hex");
}
