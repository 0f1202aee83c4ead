import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";
import { findAccount } from "../handlers/accounts.ts";
import type { RegistrationRequest } from "./registration-request.ts";

/**
 * The account of an affiliate code, if the code is valid on this domain.
 *
 * @param held Whether the code stays valid until the caller's transaction ends: removing it waits.
 */
export async function affiliateOf(
  database: Database,
  merchantCode: string,
  code: string,
  domain: string | undefined,
  held = false,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("affiliate_codes")
    .innerJoin("accounts", "accounts.id", "affiliate_codes.account_id")
    .select(["account_id", "domain"])
    .where("affiliate_codes.merchant_code", "=", merchantCode)
    .where("code", "=", code.trim().toUpperCase())
    .where("removed_at", "is", null)
    .where("accounts.status", "=", "active")
    .$if(held, (codes) => codes.forShare("affiliate_codes"))
    .executeTakeFirst();
  return row && (row.domain === null || row.domain === domain) ? row.account_id : undefined;
}

/** The upline of a new member: the affiliate, else the recommender, else none. */
export async function referrerOf(
  database: Database,
  merchantCode: string,
  request: RegistrationRequest,
  domain: string | undefined,
): Promise<string | undefined | PlatformError> {
  const affiliate =
    request.affiliateCode === undefined
      ? undefined
      : await affiliateOf(database, merchantCode, request.affiliateCode, domain, true);
  if (request.affiliateCode !== undefined && affiliate === undefined)
    return new PlatformError("affiliate.invalid", "There is no such affiliate code, or it is not for this domain");
  const recommender =
    request.recommenderId === undefined ? undefined : await accountOf(database, merchantCode, request.recommenderId);
  if (request.recommenderId !== undefined && recommender === undefined)
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
