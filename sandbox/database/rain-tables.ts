import type { ColumnType } from "kysely";
import type { JsonColumn, When } from "./columns.ts";

/** A round of the red envelope rain that somebody has joined. */
export interface RainRoundTable {
  merchant_code: string;
  starts_at: When;
  /** What its envelopes hold in minor units, shuffled once: the place of a member says which are theirs. */
  deck: JsonColumn<string[]>;
  joined: number;
}
/** A member's part in a round: one a round, however often and on however many phones they join. */
export interface RainEntryTable {
  id: string;
  account_id: string;
  merchant_code: string;
  starts_at: When;
  /** What the member's envelopes hold in minor units: the first that is caught holds the first. */
  hand: JsonColumn<string[]>;
  joined_at: When;
  caught_at: ColumnType<Date | null, never, Date>;
  caught: ColumnType<number | null, never, number>;
  /** Minor units. */
  amount: ColumnType<bigint | null, never, string>;
  idempotency_key: ColumnType<string | null, never, string>;
}
