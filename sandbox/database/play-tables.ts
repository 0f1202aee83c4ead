import type { ColumnType } from "kysely";
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
