import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { BetRecord } from "#gateway/records.ts";
import type { JsonColumn, Later, Minor, When } from "./columns.ts";

/**
 * Opens one demo game for one member, as long as the session that requested it: the secret in the game's address. Money
 * of mode "free" is play money on the ticket itself.
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
  /** The kind of ledger account that is played with. */
  wallet: Generated<string>;
  session_hash: string;
  back_url: string;
  language: string;
  expires_at: When;
}
/** A round of a game: its bet, its stake, its payout, and what its page shows of it. */
export interface RoundTable {
  id: string;
  account_id: string;
  merchant_code: string;
  catalogue_code: string;
  node_id: string;
  mode: "real" | "free";
  idempotency_key: string;
  bet: string;
  stake: Minor;
  paid: Minor;
  outcome: JsonColumn<Readonly<Record<string, unknown>>>;
  played_at: When;
  /** Vendor and category of the game when it was played. */
  vassalage: Generated<string>;
  game_type: Generated<string>;
  status: GeneratedAlways<BetRecord["status"]>;
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
  /** Vendor and category of the game when it was bet on. */
  vassalage: Generated<string>;
  game_type: Generated<string>;
  status: GeneratedAlways<BetRecord["status"]>;
}

/** Sums of a member's bets of one kind, vendor, category and status on a day: kept by the database. */
export interface BetDayTable {
  account_id: string;
  day: string;
  kind: BetRecord["kind"];
  vassalage: string;
  game_type: string;
  status: BetRecord["status"];
  count: bigint;
  stake: bigint;
  /** What they paid; 0 while they are open. */
  paid: bigint;
}
