import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { findMerchant, type Merchant } from "./merchant.ts";

/** The merchant with a code. Throws a PlatformError when there is none. */
export async function merchantNamed(database: Database, code: string): Promise<Merchant> {
  const merchant = await findMerchant(database, code);
  if (!merchant) throw new PlatformError("merchant.unknown", `There is no merchant "${code}"`);
  return merchant;
}

/** A merchant's member with a user name. Throws a PlatformError when there is none. */
export async function memberNamed(database: Database, { code }: Merchant, username: string): Promise<Account> {
  const account = await database
    .selectFrom("accounts")
    .selectAll()
    .where("merchant_code", "=", code)
    .where("username", "=", username)
    .executeTakeFirst();
  if (!account) throw new PlatformError("request.unknown", `There is no member "${username}"`);
  return account;
}
