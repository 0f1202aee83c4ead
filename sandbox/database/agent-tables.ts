import type { ColumnType } from "kysely";
import type { TeamMember } from "#gateway/team.ts";
import type { Later, When } from "./columns.ts";

/** A rebate of an account and category that counts from a day on. */
export interface RebateRateTable {
  account_id: string;
  game_type: string;
  from_day: string;
  /** In hundredths of a percent. */
  rate: number;
  /** The agent who has set it; null: the merchant. */
  set_by: Later<string>;
  set_at: When;
}
/** A day whose income of an agent is final. */
export interface TeamRebateDayTable {
  agent_id: string;
  day: string;
  closed_at: When;
  /** When it was paid; null: not yet. */
  taken_at: Later<Date>;
}
/** What an agent earned on a final day by somebody directly below and everybody below them. */
export interface TeamRebateTable {
  agent_id: string;
  day: string;
  source_id: string;
  game_type: string;
  /** In minor units. */
  turnover: ColumnType<bigint, string, never>;
  amount: ColumnType<bigint, string, never>;
}
/** What those get who register by an agent's affiliate code. */
export interface AgentLinkTable {
  merchant_code: string;
  code: string;
  type: TeamMember["type"];
  /** Hundredths of a percent by category. */
  rates: ColumnType<Readonly<Record<string, number>>, string, never>;
}
