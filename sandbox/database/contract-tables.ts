import type { ColumnType, GeneratedAlways } from "kysely";
import type { ContractKind, ContractRecord } from "#gateway/contracts.ts";
import type { JsonColumn, Later, Minor, When } from "./columns.ts";

/** A tier as it is stored and proposed: amounts and rates as decimal strings. */
export interface WrittenTier {
  /** What has to be reached. */
  needs: string;
  /** How many members of the team have to bet; 0: none. */
  active: number;
  /** Percent. */
  rate: string;
}
/** A contract, from its proposal on: of each kind an agent has at most one that waits, and one in force. */
export interface ContractTable {
  id: GeneratedAlways<bigint>;
  account_id: string;
  contract: ContractKind;
  /** The platform's own name for the proposal, as the contract check answers it. */
  proposal: string;
  tiers: JsonColumn<WrittenTier[]>;
  state: ColumnType<ContractRecord["state"], ContractRecord["state"], ContractRecord["state"]>;
  /** The upline; null: the merchant, of somebody who has none. */
  proposed_by: string | null;
  proposed_at: When;
  /** When it was accepted or declined. */
  answered_at: Later<Date>;
  /** When it was withdrawn, or another one was accepted. */
  ended_at: Later<Date>;
}
/** What a contract was paid for: each cycle once, with the figures as they were then. Money in minor units. */
export interface ContractPaymentTable {
  account_id: string;
  contract: ContractKind;
  /** The cycle by its id: an hour, a day or a month. */
  cycle: string;
  contract_id: ColumnType<bigint, bigint, never>;
  stake: Minor;
  paid: Minor;
  carried_in: Minor;
  base: Minor;
  active: number | null;
  /** Percent as a decimal string. */
  rate: string;
  amount: Minor;
  paid_at: When;
}
