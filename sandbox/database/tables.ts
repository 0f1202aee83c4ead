import type { Kysely, Selectable } from "kysely";
import type { AgentLinkTable, RebateRateTable, TeamRebateDayTable, TeamRebateTable } from "./agent-tables.ts";
import type {
  ActivityTable,
  AnnouncementTable,
  ArticleTable,
  DrawTable,
  GameTable,
  LotteryGameTable,
  VendorTable,
} from "./catalogue-tables.ts";
import type {
  DepositImageTable,
  DepositTable,
  PaymentNoticeTable,
  PaymentTable,
  ReceivedNoticeTable,
} from "./deposit-tables.ts";
import type { FeedbackImageTable, FeedbackMessageTable, FeedbackTable } from "./feedback-tables.ts";
import type {
  LedgerAccountTable,
  LedgerDayTable,
  LedgerEntryTable,
  LedgerTransactionTable,
  TransferRequestTable,
} from "./ledger-tables.ts";
import type {
  AccountTable,
  ActivityEntryTable,
  ActivityImageTable,
  AffiliateCodeTable,
  BroadcastStateTable,
  BroadcastTable,
  FavouriteTable,
  MemberPromotionTable,
  MessageTable,
  RecentTable,
  RegistrationTable,
} from "./member-tables.ts";
import type { ContractPaymentTable, ContractTable } from "./contract-tables.ts";
import type { DataExportTable } from "./export-tables.ts";
import type { InvitationTable } from "./invitation-tables.ts";
import type { EncryptionKeyTable, MerchantTable } from "./merchant-tables.ts";
import type { BetDayTable, LotteryBetTable, PlayTicketTable, RoundTable } from "./play-tables.ts";
import type { DepositLimitTable, PlayerPauseTable, RealityCheckTable } from "./protection-tables.ts";
import type { RainEntryTable, RainRoundTable } from "./rain-tables.ts";
import type { RebateTakingTable, RewardClaimTable } from "./reward-tables.ts";
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
import type { ReadNoticeTable, TeamChangeTable, TeamDayTable, TeamPlaceTable, TeamReturnTable } from "./team-tables.ts";
import type { BankCardTable, WithdrawalTable } from "./withdrawal-tables.ts";

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
  broadcasts: BroadcastTable;
  broadcast_states: BroadcastStateTable;
  member_promotions: MemberPromotionTable;
  contracts: ContractTable;
  contract_payments: ContractPaymentTable;
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
  deposits: DepositTable;
  deposit_images: DepositImageTable;
  payments: PaymentTable;
  payment_notices: PaymentNoticeTable;
  received_notices: ReceivedNoticeTable;
  transfer_requests: TransferRequestTable;
  bank_cards: BankCardTable;
  withdrawals: WithdrawalTable;
  deposit_limits: DepositLimitTable;
  player_pauses: PlayerPauseTable;
  reality_checks: RealityCheckTable;
  reward_claims: RewardClaimTable;
  rebate_takings: RebateTakingTable;
  invitations: InvitationTable;
  feedback: FeedbackTable;
  feedback_messages: FeedbackMessageTable;
  feedback_images: FeedbackImageTable;
  rain_rounds: RainRoundTable;
  rain_entries: RainEntryTable;
  data_exports: DataExportTable;
  team_places: TeamPlaceTable;
  team_days: TeamDayTable;
  team_returns: TeamReturnTable;
  team_changes: TeamChangeTable;
  read_notices: ReadNoticeTable;
  rebate_rates: RebateRateTable;
  team_rebate_days: TeamRebateDayTable;
  team_rebates: TeamRebateTable;
  agent_links: AgentLinkTable;
  encryption_keys: EncryptionKeyTable;
}
export type Database = Kysely<Tables>;
export type Account = Selectable<AccountTable>;
export type ActivityRow = Selectable<ActivityTable>;
export type DepositRow = Selectable<DepositTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type BankCardRow = Selectable<BankCardTable>;
export type WithdrawalRow = Selectable<WithdrawalTable>;
export type GameRow = Selectable<GameTable>;
export type PlayTicket = Selectable<PlayTicketTable>;
export type LotteryBet = Selectable<LotteryBetTable>;
export type LotteryGameRow = Selectable<LotteryGameTable>;
