import type { ColumnType, Generated } from "kysely";
import type { CallOutput } from "#gateway/contract.ts";
import type { JsonColumn, Later, When } from "./columns.ts";

export interface Palette {
  accent: string;
  accentAlt: string;
  surface: string;
  ink: string;
}
export type Scheme = "light" | "dark" | "auto";
export interface Fault {
  call: string;
  kind: "slow" | "fail" | "nonsense";
  milliseconds: number;
}
/**
 * The operators' changes to the registration; absent settings have the defaults of sandbox/registration/settings.ts.
 */
export interface RegistrationState {
  fields?: Record<string, { enabled: boolean; required: boolean }> | undefined;
  flags?: Record<string, boolean> | undefined;
  captcha?: boolean | undefined;
}
/** What operators say of withdrawals; absent settings have the defaults of sandbox/withdrawals/limits.ts. */
export interface WithdrawalState {
  /** Whether a member can take back one that waits: some jurisdictions forbid it. */
  cancellable?: boolean | undefined;
  /** Seconds until one that nobody looks at is paid. */
  paidAfter?: number | undefined;
  /** Whether the member must have proved a mobile number. */
  needsProvedNumber?: boolean | undefined;
  /** Hours for which a further account waits until it can be paid to. */
  cardWaits?: number | undefined;
}
/** When it rains red envelopes; absent settings have the defaults of sandbox/catalogue/red-rain.ts. */
export interface RainState {
  /** Times of each day, as "20:00". */
  times?: readonly string[] | undefined;
  /** Moments in ISO 8601, beside the times of each day. */
  starts?: readonly string[] | undefined;
  /** How many members can join a round. */
  places?: number | undefined;
}
/** The switches of a platform's operators. Absent means the default of the start-up call. */
export interface MerchantState {
  maintenance?: boolean | undefined;
  regionRestriction?: boolean | undefined;
  promotions?: { MISSION?: boolean | undefined; REFERRAL?: boolean | undefined } | undefined;
  mobileTemplate?: { mem_cen?: string | undefined; dep_func?: string | undefined } | undefined;
  dividendDisplay?: boolean | undefined;
  /** The entries that the white-label menu allows; absent: all. */
  menu?: string[] | undefined;
  blockedAddresses?: readonly string[] | undefined;
  flags?: Record<string, boolean> | undefined;
  registration?: RegistrationState | undefined;
  /** Rule sets that go before those in sandbox/registration/rule-sets.ts, by name. */
  rules?: CallOutput<"fieldRules"> | undefined;
  /** Whether signing in ends the account's other sessions. */
  singleSession?: boolean | undefined;
  /** Minutes for which an SMS code is valid. */
  codeMinutes?: number | undefined;
  fault?: Fault | null | undefined;
  /** Codes of vendors whose games cannot be opened. */
  closedVendors?: string[] | undefined;
  closedDepositMethods?: string[] | undefined;
  closedDepositOffers?: string[] | undefined;
  withdrawals?: WithdrawalState | undefined;
  rain?: RainState | undefined;
  imageCDNs?: string[] | undefined;
}
export interface MerchantTable {
  code: string;
  trial_code: string;
  name: string;
  currency: string;
  country: string;
  /** IANA name: its days begin at midnight there. */
  time_zone: string;
  palette: JsonColumn<Palette>;
  scheme: Scheme;
  /** The registration settings before any change by operators. */
  registration: JsonColumn<RegistrationState>;
  /** The promotions before any change by operators; one that is absent runs. */
  promotions: JsonColumn<NonNullable<MerchantState["promotions"]>>;
  /** The merchant's own rules for fields, in addition to the platform's, by field name. */
  rules: JsonColumn<CallOutput<"fieldRules">>;
  /** Host names of its sites. */
  hosts: JsonColumn<string[]>;
  /** The project of its phone-auth provider, whose id tokens are accepted. */
  phone_auth_project: Later<string>;
  state: ColumnType<MerchantState, string | undefined, string>;
  catalogue_revision: Generated<number>;
  picture_version: string;
}
export interface EncryptionKeyTable {
  slot: string;
  kid: string;
  private_jwk: JsonColumn<Record<string, string>>;
  created_at: When;
}
