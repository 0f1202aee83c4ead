import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";

/** The maximum number of passkeys per account. */
export const MOST_PASSKEYS = 10;

/** An account's passkeys. */
export function passkeysOf(database: Database, account: Account) {
  return database
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("merchant_code", "=", account.merchant_code);
}

/** A passkey of a merchant's site, with its account. */
export async function findPasskey(database: Database, merchantCode: string, domain: string, credentialId: string) {
  const passkey = await database
    .selectFrom("passkeys")
    .selectAll()
    .where("merchant_code", "=", merchantCode)
    .where("domain", "=", domain)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  if (!passkey) return undefined;
  return {
    passkey,
    account: await database
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", passkey.account_id)
      .executeTakeFirstOrThrow(),
  };
}

/** Throws if an account already has the maximum number of passkeys. */
export function refuseMore(passkeys: readonly unknown[]): void {
  if (passkeys.length >= MOST_PASSKEYS)
    throw new PlatformError("passkey.full", `An account has at most ${MOST_PASSKEYS} passkeys: remove one first`);
}
