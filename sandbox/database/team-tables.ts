import type { Generated } from "kysely";
import type { When } from "./columns.ts";

/** What is counted of a member on a day; money in minor units. */
export interface TeamFigures<Amount = bigint> {
  /** Bets that were placed, decided or not. */
  placed: Amount;
  /** Those of them that are decided, with what was staked and paid on them. */
  bets: Amount;
  stake: Amount;
  /** What was staked on those that won or lost: the others were returned. */
  turnover: Amount;
  paid: Amount;
  open_stake: Amount;
  deposits: Amount;
  /** Without those that came back. */
  withdrawals: Amount;
  promotions: Amount;
  rebates: Amount;
  fees: Amount;
  /** Earned by a team. */
  income: Amount;
  registered: Amount;
  /** 1 on a day on which the member signed in, and on one with a bet. */
  signed_in: Amount;
  betting: Amount;
}
export type Figure = keyof TeamFigures;

/** Where in the tree of uplines an account is from a day on. */
export interface TeamPlaceTable {
  account_id: string;
  /** The merchant's day, and the first one on which the account is elsewhere. */
  since: string;
  until: string;
  upline_id: string | null;
  /** The ids from the top to the account, each followed by a slash. */
  path: string;
}

/**
 * The figures of an account's own day, and of the account with everybody below: kept by the database. Those of bets are
 * in rows by category of games, all others in the row without one.
 */
export type TeamDayTable = {
  account_id: string;
  day: string;
  game_type: string;
  /** As on that day. */
  upline_id: string | null;
  path: string;
} & Record<`own_${Figure}` | `all_${Figure}`, bigint>;

/**
 * How many of an account with everybody below signed in, or placed a bet, on a day, by the day on which they had done so
 * last before. Of those who were active in a period each has one such day before the period: they are counted once.
 */
export interface TeamReturnTable {
  account_id: string;
  day: string;
  /** -infinity: never. */
  before: string;
  signed_in: bigint;
  betting: bigint;
}

/** What changes in the figures of a member's day, and is added to those of everybody above before they are read. */
export interface TeamChangeTable extends Omit<TeamFigures, "betting"> {
  number: Generated<bigint>;
  account_id: string;
  day: string;
  game_type: Generated<string>;
}

/** An announcement for agents that an agent has read. */
export interface ReadNoticeTable {
  account_id: string;
  announcement_id: string;
  read_at: When;
}
