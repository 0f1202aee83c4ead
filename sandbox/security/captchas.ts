import { createHash, randomInt } from "node:crypto";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

const LIFE_MS = 5 * duration.minute;
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 6;

/** The holder of a captcha: the form that requested it with an id, or else an address. */
export interface CaptchaHolder {
  merchantCode: string;
  captchaId?: string | undefined;
  address: string;
}

/**
 * Creates a captcha that replaces the holder's earlier one and returns its answer, of 4 to 6 digits or of these; only
 * the hash is stored.
 */
export async function makeCaptcha(
  database: Database,
  holder: CaptchaHolder,
  now: Date,
  digits = randomInt(FEWEST_DIGITS, MOST_DIGITS + 1),
): Promise<string> {
  const answer = Array.from({ length: digits }, () => randomInt(10)).join("");
  const row = {
    merchant_code: holder.merchantCode,
    holder: nameOf(holder),
    answer_hash: hashOf(holder, answer),
    expires_at: after(now, LIFE_MS),
  };
  await database
    .insertInto("captchas")
    .values(row)
    .onConflict((conflict) => conflict.columns(["merchant_code", "holder"]).doUpdateSet(row))
    .execute();
  await database.deleteFrom("captchas").where("expires_at", "<", now).execute();
  return answer;
}

/** Why an answer is refused; undefined: it is right. The captcha is deleted either way. */
export async function captchaRefusal(
  database: Database,
  holder: CaptchaHolder,
  answer: string | undefined,
  now: Date,
): Promise<PlatformError | undefined> {
  if (answer && (await takeCaptcha(database, holder, answer, now))) return undefined;
  return new PlatformError("captcha.wrong", "The captcha is missing, wrong, used or too old: show a new one", {
    captcha: true,
  });
}

async function takeCaptcha(database: Database, holder: CaptchaHolder, answer: string, now: Date): Promise<boolean> {
  const row = await database
    .deleteFrom("captchas")
    .where("merchant_code", "=", holder.merchantCode)
    .where("holder", "=", nameOf(holder))
    .returning(["answer_hash", "expires_at"])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now && row.answer_hash === hashOf(holder, answer.trim());
}

function nameOf({ captchaId, address }: CaptchaHolder): string {
  return captchaId ? `id ${captchaId}` : `address ${address}`;
}

function hashOf(holder: CaptchaHolder, answer: string): string {
  return createHash("sha256")
    .update(`${holder.merchantCode}\n${nameOf(holder)}\n${answer}`)
    .digest("hex");
}
