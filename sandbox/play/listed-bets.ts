import type { GameCategory } from "#gateway/entities.ts";
import type { BetOrder, BetRecord, BetSummary } from "#gateway/records.ts";
import { decimalOf } from "#kernel/money.ts";
import { byAmount, earliestFirst, latestFirst, type Order } from "../records/order.ts";

/** The orders in which bets are listed. */
export const betOrders: Readonly<Record<BetOrder, Order>> = {
  latest: latestFirst("bets.at", "bets.id"),
  earliest: earliestFirst("bets.at", "bets.id"),
  highest: byAmount("bets.stake", "bets.id", "desc"),
  lowest: byAmount("bets.stake", "bets.id", "asc"),
};

/** A bet as the database lists it. */
interface Row extends Pick<BetRecord, "id" | "kind" | "status" | "detail" | "vassalage"> {
  game: string;
  game_type: string;
  stake: bigint;
  paid: bigint | null;
  at: Date;
  settled_at: Date | null;
}

/** A bet as calls answer it; game and vendor have their ids in place of their names. */
export function betOf(row: Row): BetRecord {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: row.game,
    detail: row.detail,
    gameType: row.game_type as GameCategory,
    vassalage: row.vassalage,
    vendorName: row.vassalage,
    stake: decimalOf(row.stake),
    paid: row.paid === null ? null : decimalOf(row.paid),
    net: row.paid === null ? null : decimalOf(row.paid - row.stake),
    at: row.at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** The sums over bets, in minor units. */
export interface BetSums {
  count: number;
  /** Of all. */
  stake: bigint;
  openStake: bigint;
  paid: bigint;
}

export function summaryOf({ count, stake, openStake, paid }: BetSums): BetSummary {
  return {
    count,
    stake: decimalOf(stake),
    openStake: decimalOf(openStake),
    paid: decimalOf(paid),
    net: decimalOf(paid - (stake - openStake)),
  };
}
