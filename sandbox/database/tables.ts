import type { Kysely, Selectable } from "kysely";
import type {
  ActivityTable,
  AnnouncementTable,
  ArticleTable,
  DrawTable,
  GameTable,
  LotteryGameTable,
  VendorTable,
} from "./catalogue-tables.ts";
import type { LedgerAccountTable, LedgerDayTable, LedgerEntryTable, LedgerTransactionTable } from "./ledger-tables.ts";
import type {
  AccountTable,
  ActivityEntryTable,
  ActivityImageTable,
  AffiliateCodeTable,
  ContractProposalTable,
  FavouriteTable,
  MemberPromotionTable,
  MessageTable,
  RecentTable,
  RegistrationTable,
} from "./member-tables.ts";
import type { EncryptionKeyTable, MerchantTable } from "./merchant-tables.ts";
import type { BetDayTable, LotteryBetTable, PlayTicketTable, RoundTable } from "./play-tables.ts";
import type {
  CaptchaTable,
  CodeTable,
  IdentityTable,
  LimitTable,
  LoginFailureTable,
  OutboxTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SessionTable,
  TemporaryPasswordTable,
  UsedBodyTable,
  UsedIdTokenTable,
} from "./sign-in-tables.ts";

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
  used_bodies: UsedBodyTable;
  play_tickets: PlayTicketTable;
  rounds: RoundTable;
  lottery_bets: LotteryBetTable;
  bet_days: BetDayTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
  ledger_days: LedgerDayTable;
  encryption_keys: EncryptionKeyTable;
}
export type Database = Kysely<Tables>;
export type Account = Selectable<AccountTable>;
export type ActivityRow = Selectable<ActivityTable>;
export type GameRow = Selectable<GameTable>;
export type PlayTicket = Selectable<PlayTicketTable>;
export type LotteryBet = Selectable<LotteryBetTable>;
export type LotteryGameRow = Selectable<LotteryGameTable>;
