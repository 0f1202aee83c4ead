import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { wrongIdentity, type ProvedIdentity } from "./id-tokens.ts";
import type { PlatformError } from "../calls/platform-error.ts";

/** Why a valid token is refused; undefined: it has not been used. */
export async function idTokenRefusal(
  database: Database,
  { tokenHash }: ProvedIdentity,
): Promise<PlatformError | undefined> {
  return (await database
    .selectFrom("used_id_tokens")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst())
    ? used()
    : undefined;
}

/**
 * Marks a token as used, at every merchant. Returns the refusal if it has been used before; waits for a concurrent
 * transaction.
 */
export async function useIdToken(
  database: Database,
  { tokenHash, expiresAt }: ProvedIdentity,
  now: Date,
): Promise<PlatformError | undefined> {
  const row = await database
    .insertInto("used_id_tokens")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("token_hash")
    .executeTakeFirst();
  await database.deleteFrom("used_id_tokens").where("expires_at", "<", after(now, -duration.hour)).execute();
  return row ? undefined : used();
}

function used(): PlatformError {
  return wrongIdentity("The id token has been used: sign in with the provider again");
}
