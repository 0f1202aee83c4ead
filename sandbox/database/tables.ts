import type { ColumnType, Generated, Kysely, Selectable } from "kysely";
import type { ImageType } from "#gateway/application-images.ts";
import type { CallOutput } from "#gateway/contract.ts";
import type { ActivityKind } from "../catalogue/activity.ts";

/** A JSON column: read as a value, written as text, because the two drivers disagree on how to write an array. */
type JsonColumn<T> = ColumnType<T, string, string>;
/** bigint columns are read as bigint by both drivers. */
type Minor = ColumnType<bigint, bigint | string, bigint | string>;
/** A column that an insert may leave out. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;
type When = ColumnType<Date, Date, Date>;

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
/** What operators have changed about the registration; what is absent is as in sandbox/registration/settings.ts. */
export interface RegistrationState {
  fields?: Record<string, { enabled: boolean; required: boolean }> | undefined;
  flags?: Record<string, boolean> | undefined;
  captcha?: boolean | undefined;
}
/** What a platform's operators would switch. Absent means the default of the start-up call. */
export interface MerchantState {
  maintenance?: boolean | undefined;
  regionRestriction?: boolean | undefined;
  promotions?: { MISSION?: boolean | undefined; REFERRAL?: boolean | undefined } | undefined;
  mobileTemplate?: { mem_cen?: string | undefined; dep_func?: string | undefined } | undefined;
  dividendDisplay?: boolean | undefined;
  blockedAddresses?: readonly string[] | undefined;
  flags?: Record<string, boolean> | undefined;
  registration?: RegistrationState | undefined;
  /** Rule sets that go before those in sandbox/registration/rule-sets.ts, by name. */
  rules?: CallOutput<"fieldRules"> | undefined;
  /** Whether signing in ends the account's other sessions. */
  singleSession?: boolean | undefined;
  /** Minutes an SMS code is good for. */
  codeMinutes?: number | undefined;
  fault?: Fault | null | undefined;
  /** Codes of vendors whose games cannot be opened. */
  closedVendors?: string[] | undefined;
  imageCDNs?: string[] | undefined;
}

export interface MerchantTable {
  code: string;
  trial_code: string;
  name: string;
  currency: string;
  country: string;
  palette: JsonColumn<Palette>;
  scheme: Scheme;
  /** How people register where the operators have changed nothing. */
  registration: JsonColumn<RegistrationState>;
  /** What the fields must be beside what the platform wants, by their names. */
  rules: JsonColumn<CallOutput<"fieldRules">>;
  /** Host names of its sites. */
  hosts: JsonColumn<string[]>;
  /** The project of its phone-auth provider: id tokens of it are taken. */
  phone_auth_project: Later<string>;
  state: ColumnType<MerchantState, string | undefined, string>;
  catalogue_revision: Generated<number>;
  picture_version: string;
}
export interface VendorTable {
  merchant_code: string;
  vassalage: string;
  game_type: string;
  name: string;
  sort: number;
  freeplay: number;
}
export interface GameTable {
  merchant_code: string;
  node_id: string;
  name: string;
  room_id: string;
  vassalage: string;
  game_type: string;
  classification: string;
  is_new: boolean;
  hot_rank: number | null;
  minimum_bet: Minor;
  support_play: number;
  lotto_mode: string | null;
  sort: number;
}
export interface AnnouncementTable {
  merchant_code: string;
  id: string;
  type: string;
  group_name: string;
  platform: string;
  language: string;
  title: string;
  content: string;
  picture: string | null;
  promotion_type: string | null;
  execution: string | null;
  published_at: When;
  sort: number;
}
export interface ArticleTable {
  merchant_code: string;
  id: string;
  topic: string;
  device: string;
  language: string;
  title: string;
  content: string;
  sort: number;
}
export interface ActivityTable {
  merchant_code: string;
  id: string;
  language: string;
  kind: ActivityKind;
  promotion: string | null;
  reward: ColumnType<bigint | null, string | null, string | null>;
  picture: string;
  title: string;
  teaser: string;
  content: string;
  starts_at: When;
  ends_at: When | null;
  sort: number;
}
/** Where a member stands in an activity that is no reward. */
export type EntryState = "joined" | "applying" | "signed" | "issued" | "rejected";
export interface ActivityEntryTable {
  account_id: string;
  activity_id: string;
  state: EntryState;
  comment: Generated<string>;
  changed_at: When;
}
/** An image that went with an application; they stand in the order in which they were sent, from 1. */
export interface ActivityImageTable {
  account_id: string;
  activity_id: string;
  place: number;
  media_type: ImageType;
  bytes: Uint8Array;
}
/** `node_id`: its entry in the list of all games. */
export interface LotteryGameTable {
  merchant_code: string;
  game_id: string;
  game_code: string;
  node_id: string | null;
  group_code: string;
  name: string;
  tags: JsonColumn<string[]>;
  label_name: string;
  period_seconds: number;
  offset_seconds: number;
  lock_seconds: number;
  number_shape: string;
  prize_modes: JsonColumn<string[]>;
  sort: number;
}
export interface DrawTable {
  merchant_code: string;
  game_code: string;
  numero: string;
  ended_at: When;
  winning_number: string;
}
export interface AccountTable {
  id: string;
  merchant_code: string;
  username: string;
  password_hash: string | null;
  type: number;
  nickname: string;
  upline_id: string | null;
  status: "active" | "disabled";
  staff: boolean;
  registered_at: When;
  last_login_at: When | null;
  created_from: string | null;
  /** In E.164, such as +639171234567. */
  mobile: Later<string>;
  /** Whether whoever has the number has proved it to this account. */
  mobile_proved: Generated<boolean>;
  email: Later<string>;
  payment_password_hash: Later<string>;
  profile: ColumnType<Record<string, string>, string | undefined, string>;
}
/** Why a session ended before its time: the member signed in elsewhere, ended it, or changed the password. */
export type SessionEnding = "replaced" | "revoked" | "password";
export interface SessionTable {
  token_hash: string;
  account_id: string;
  merchant_code: string;
  created_at: When;
  expires_at: When;
  old_password_needed: Generated<boolean>;
  id: Generated<string>;
  user_agent: Generated<string>;
  ended_at: Later<Date>;
  ended_by: Later<SessionEnding>;
}
export interface LoginFailureTable {
  id: Generated<bigint>;
  merchant_code: string;
  username: string;
  address: string;
  failed_at: When;
}
export interface CaptchaTable {
  merchant_code: string;
  holder: string;
  answer_hash: string;
  expires_at: When;
}
export interface CodeTable {
  merchant_code: string;
  number: string;
  purpose: string;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: When;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface OutboxTable {
  id: Generated<bigint>;
  merchant_code: string;
  channel: "sms" | "email" | "captcha";
  recipient: string;
  purpose: string;
  text: string;
  secret: string;
  sent_at: When;
}
export interface RegistrationTable {
  merchant_code: string;
  idempotency_key: string;
  account_id: string;
  created_at: When;
}
export interface AffiliateCodeTable {
  merchant_code: string;
  code: string;
  account_id: string;
  domain: string | null;
}
export interface TemporaryPasswordTable {
  account_id: string;
  password_hash: string;
  expires_at: When;
  /** The session it has opened, until that is used for the first time. */
  session_hash: Later<string>;
}
export interface LimitTable {
  merchant_code: string;
  kind: string;
  subject: string;
  begun_at: When;
  count: number;
}
export interface PasskeyTable {
  merchant_code: string;
  credential_id: string;
  account_id: string;
  domain: string;
  public_key: string;
  counter: Minor;
  transports: JsonColumn<string[]>;
  name: string;
  created_at: When;
  last_used_at: Later<Date>;
}
export interface PasskeyChallengeTable {
  challenge: string;
  merchant_code: string;
  purpose: "registration" | "sign-in";
  account_id: string | null;
  domain: string;
  expires_at: When;
}
export interface IdentityTable {
  merchant_code: string;
  provider: string;
  subject: string;
  account_id: string;
  linked_at: When;
}
export interface UsedIdTokenTable {
  token_hash: string;
  expires_at: When;
}
export interface MessageTable {
  id: string;
  account_id: string;
  title: string;
  content: string;
  title_ty: Later<string>;
  content_ty: Later<string>;
  sent_at: When;
  read_at: When | null;
}
/** The contracts that an upline can propose to a member. */
export type ContractKind = "daily-salary" | "dividend" | "hourly-salary";
/** A contract that waits for the member's answer. */
export interface ContractProposalTable {
  account_id: string;
  contract: ContractKind;
  proposal: string;
}
export interface MemberPromotionTable {
  account_id: string;
  promotion: string;
  claimed_at: When | null;
}
export interface FavouriteTable {
  account_id: string;
  merchant_code: string;
  node_id: string;
  added_at: When;
}
export interface RecentTable {
  account_id: string;
  merchant_code: string;
  node_id: string;
  played_at: When;
}
/**
 * Opens one demo game for one member, as long as the session lasts that asked for it: what the address of the game
 * carries. Money of mode "free" is play money on the ticket itself.
 */
export interface PlayTicketTable {
  secret_hash: string;
  account_id: string;
  merchant_code: string;
  catalogue_code: string;
  node_id: string | null;
  game_code: string | null;
  mode: "real" | "free";
  fun_balance: Minor;
  session_hash: string;
  back_url: string;
  language: string;
  expires_at: When;
}
/** A round of a slot: what was staked, what it paid, and what was seen. */
export interface RoundOutcome {
  grid: number[];
  lines: number[];
}
export interface RoundTable {
  id: string;
  account_id: string;
  merchant_code: string;
  catalogue_code: string;
  node_id: string;
  mode: "real" | "free";
  idempotency_key: string;
  stake: Minor;
  paid: Minor;
  outcome: JsonColumn<RoundOutcome>;
  played_at: When;
}
export interface LotteryBetTable {
  id: string;
  account_id: string;
  merchant_code: string;
  catalogue_code: string;
  game_code: string;
  numero: string;
  picks: string;
  stake: Minor;
  paid: ColumnType<bigint | null, string | undefined, string>;
  idempotency_key: string;
  placed_at: When;
  draw_ends_at: When;
  settled_at: Later<Date>;
}
export interface LedgerAccountTable {
  id: string;
  merchant_code: string;
  owner: string;
  kind: string;
  balance: Minor;
  may_overdraw: boolean;
}
export interface LedgerTransactionTable {
  id: string;
  merchant_code: string;
  idempotency_key: string;
  fingerprint: string;
  kind: string;
  created_at: When;
}
export interface LedgerEntryTable {
  transaction_id: string;
  ledger_account_id: string;
  amount: Minor;
}
export interface EncryptionKeyTable {
  slot: string;
  kid: string;
  private_jwk: JsonColumn<Record<string, string>>;
  created_at: When;
}

export interface Tables {
  merchants: MerchantTable;
  vendors: VendorTable;
  games: GameTable;
  announcements: AnnouncementTable;
  articles: ArticleTable;
  activities: ActivityTable;
  activity_entries: ActivityEntryTable;
  activity_images: ActivityImageTable;
  lottery_games: LotteryGameTable;
  draws: DrawTable;
  accounts: AccountTable;
  sessions: SessionTable;
  login_failures: LoginFailureTable;
  messages: MessageTable;
  member_promotions: MemberPromotionTable;
  contract_proposals: ContractProposalTable;
  favourites: FavouriteTable;
  recents: RecentTable;
  captchas: CaptchaTable;
  codes: CodeTable;
  outbox: OutboxTable;
  registrations: RegistrationTable;
  affiliate_codes: AffiliateCodeTable;
  temporary_passwords: TemporaryPasswordTable;
  limits: LimitTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  identities: IdentityTable;
  used_id_tokens: UsedIdTokenTable;
  play_tickets: PlayTicketTable;
  rounds: RoundTable;
  lottery_bets: LotteryBetTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
  encryption_keys: EncryptionKeyTable;
}
export type Database = Kysely<Tables>;
export type Account = Selectable<AccountTable>;
export type ActivityRow = Selectable<ActivityTable>;
export type GameRow = Selectable<GameTable>;
export type PlayTicket = Selectable<PlayTicketTable>;
export type LotteryBet = Selectable<LotteryBetTable>;
export type LotteryGameRow = Selectable<LotteryGameTable>;
