import type { MerchantState, Palette, RegistrationState, Scheme } from "../database/merchant-tables.ts";
import type { Database } from "../database/tables.ts";
import type { OwnRule } from "../registration/rule-sets.ts";

/** A merchant as a call sees it. */
export interface Merchant {
  /** The main code: the catalogue is kept under it. */
  code: string;
  trialCode: string;
  /** The code the caller gave: the main or the trial one. Accounts and sessions are bound to it. */
  askedCode: string;
  name: string;
  currency: string;
  country: string;
  palette: Palette;
  scheme: Scheme;
  /** Host names of its sites: passkeys belong to one of them. */
  hosts: readonly string[];
  /** The registration settings unless operators have changed them. */
  registration: RegistrationState;
  /** What its fields must be beside what the platform wants, by the name of the field. */
  rules: Readonly<Record<string, OwnRule>>;
  /** The project of its phone-auth provider; null: it has none. */
  phoneAuthProject: string | null;
  state: MerchantState;
  /** Part of picture URLs; changes when the pictures do. */
  pictureVersion: string;
}

/** The merchant with this main or trial code. */
export async function findMerchant(database: Database, askedCode: string): Promise<Merchant | undefined> {
  const row = await database
    .selectFrom("merchants")
    .selectAll()
    .where((where) => where.or([where("code", "=", askedCode), where("trial_code", "=", askedCode)]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    code: row.code,
    trialCode: row.trial_code,
    askedCode,
    name: row.name,
    currency: row.currency,
    country: row.country,
    palette: row.palette,
    scheme: row.scheme,
    hosts: row.hosts,
    phoneAuthProject: row.phone_auth_project,
    registration: row.registration,
    rules: row.rules,
    state: row.state,
    pictureVersion: row.picture_version,
  };
}
