import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";
import { findAccount } from "../handlers/accounts.ts";
import type { WantedRegistration } from "./wanted.ts";

/** The account that an affiliate code belongs to, where the code is good on this domain. */
export async function affiliateOf(
  database: Database,
  merchantCode: string,
  code: string,
  domain: string | undefined,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("affiliate_codes")
    .innerJoin("accounts", "accounts.id", "affiliate_codes.account_id")
    .select(["account_id", "domain"])
    .where("affiliate_codes.merchant_code", "=", merchantCode)
    .where("code", "=", code.trim().toUpperCase())
    .where("accounts.status", "=", "active")
    .executeTakeFirst();
  return row && (row.domain === null || row.domain === domain) ? row.account_id : undefined;
}

/** Whose downline a new member becomes: the affiliate's, else the recommender's, else nobody's. */
export async function referrerOf(
  database: Database,
  merchantCode: string,
  wanted: WantedRegistration,
  domain: string | undefined,
): Promise<string | undefined | PlatformError> {
  const affiliate =
    wanted.affiliateCode === undefined
      ? undefined
      : await affiliateOf(database, merchantCode, wanted.affiliateCode, domain);
  if (wanted.affiliateCode !== undefined && affiliate === undefined)
    return new PlatformError("affiliate.invalid", "There is no such affiliate code, or it is not for this domain");
  const recommender =
    wanted.recommenderId === undefined ? undefined : await accountOf(database, merchantCode, wanted.recommenderId);
  if (wanted.recommenderId !== undefined && recommender === undefined)
    return new PlatformError("recommender.invalid", "No member has this name or id");
  return affiliate ?? recommender;
}

async function accountOf(database: Database, merchantCode: string, nameOrId: string): Promise<string | undefined> {
  const named = await findAccount(database, merchantCode, nameOrId);
  if (named) return named.id;
  const row = await database
    .selectFrom("accounts")
    .select("id")
    .where("merchant_code", "=", merchantCode)
    .where("id", "=", nameOrId)
    .executeTakeFirst();
  return row?.id;
}
