import { randomBytes } from "node:crypto";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** How long a challenge is valid. */
export const CHALLENGE_LIFE_MS = 5 * duration.minute;

/** The purpose of a challenge. Adding a passkey belongs to an account, signing in to none yet. */
export interface ChallengeHolder {
  merchantCode: string;
  purpose: "registration" | "sign-in";
  accountId: string | null;
}

/** Creates, stores and returns a challenge for a site with this host name. */
export async function giveChallenge(
  database: Database,
  holder: ChallengeHolder,
  domain: string,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await database
    .insertInto("passkey_challenges")
    .values({
      challenge,
      domain,
      merchant_code: holder.merchantCode,
      purpose: holder.purpose,
      account_id: holder.accountId,
      expires_at: after(now, CHALLENGE_LIFE_MS),
    })
    .execute();
  await database.deleteFrom("passkey_challenges").where("expires_at", "<", now).execute();
  return challenge;
}

/** The host name of a challenge, which is deleted, so that it can be used only once. */
export async function takeChallenge(
  database: Database,
  holder: ChallengeHolder,
  challenge: string,
  now: Date,
): Promise<string> {
  const row = await database
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("merchant_code", "=", holder.merchantCode)
    .where("purpose", "=", holder.purpose)
    .where("account_id", holder.accountId === null ? "is" : "=", holder.accountId)
    .returning(["domain", "expires_at"])
    .executeTakeFirst();
  if (row && row.expires_at > now) return row.domain;
  throw new PlatformError(
    "passkey.expired",
    "The challenge was not given out for this, has been used or is too old: ask for options again",
  );
}
