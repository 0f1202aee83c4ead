import type { MerchantState, Palette, RegistrationState, Scheme } from "../database/merchant-tables.ts";
import type { Database } from "../database/tables.ts";
import type { OwnRule } from "../registration/rule-sets.ts";

/** A merchant as a call sees it. */
export interface Merchant {
  /** The main code, under which the catalogue is stored. */
  code: string;
  trialCode: string;
  /** The code in the call: the main or the trial one. Accounts and sessions are bound to it. */
  codeInCall: string;
  name: string;
  currency: string;
  country: string;
  /** IANA name: its days begin at midnight there. */
  timeZone: string;
  palette: Palette;
  scheme: Scheme;
  /** Host names of its sites: passkeys belong to one of them. */
  hosts: readonly string[];
  /** The registration settings before any change by operators. */
  registration: RegistrationState;
  /** The promotions before any change by operators; one that is absent runs. */
  promotions: NonNullable<MerchantState["promotions"]>;
  /** The merchant's own rules for fields, in addition to the platform's, by field name. */
  rules: Readonly<Record<string, OwnRule>>;
  /** The project of its phone-auth provider; null: it has none. */
  phoneAuthProject: string | null;
  state: MerchantState;
  /** Part of picture URLs; changes when the pictures do. */
  pictureVersion: string;
}

/** The merchant with this main or trial code. */
export async function findMerchant(database: Database, codeInCall: string): Promise<Merchant | undefined> {
  const row = await database
    .selectFrom("merchants")
    .selectAll()
    .where((where) => where.or([where("code", "=", codeInCall), where("trial_code", "=", codeInCall)]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    code: row.code,
    trialCode: row.trial_code,
    codeInCall,
    name: row.name,
    currency: row.currency,
    country: row.country,
    timeZone: row.time_zone,
    palette: row.palette,
    scheme: row.scheme,
    hosts: row.hosts,
    phoneAuthProject: row.phone_auth_project,
    registration: row.registration,
    promotions: row.promotions,
    rules: row.rules,
    state: row.state,
    pictureVersion: row.picture_version,
  };
}
