import type { LimitPeriod, RealityCheck } from "#gateway/player-protection.ts";

import type { Pause } from "../protection/pause.ts";
import type { Later, When } from "./columns.ts";
import type { ColumnType, GeneratedAlways } from "kysely";

/** What a member allows themselves to deposit in a period, in minor units. */
export interface DepositLimitTable {
  account_id: string;
  period: LimitPeriod;
  /** Null: no limit. */
  amount: ColumnType<bigint | null, string | null, string | null>;
  /** What is requested; null: no limit, where `changes_at` says that something is. */
  change_to: ColumnType<bigint | null, string | null, string | null>;
  changes_at: Later<Date>;
}
/** A time-out or an exclusion: only ever added, so that none is shortened. */
export interface PlayerPauseTable {
  account_id: string;
  state: Pause["state"];
  begun_at: When;
  /** Null: for good. */
  until: Later<Date>;
  idempotency_key: string;
  number: GeneratedAlways<bigint>;
}
export interface RealityCheckTable {
  account_id: string;
  every: RealityCheck["every"];
}
