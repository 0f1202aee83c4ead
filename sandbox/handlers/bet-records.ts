import type { GameCategory } from "#gateway/entities.ts";
import type { BetOrder } from "#gateway/records.ts";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { sumBets } from "../play/bet-sums.ts";
import { placedBets } from "../play/placed-bets.ts";
import { withNames } from "../play/bet-names.ts";
import { settleBets } from "../play/settle-bets.ts";
import { byAmount, earliestFirst, latestFirst, type Order } from "../records/order.ts";
import { periodOf, spanOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";

const orders: Readonly<Record<BetOrder, Order>> = {
  latest: latestFirst("bets.at", "bets.id"),
  earliest: earliestFirst("bets.at", "bets.id"),
  highest: byAmount("bets.stake", "bets.id", "desc"),
  lowest: byAmount("bets.stake", "bets.id", "asc"),
};

const listedBets: Handler<"betRecords"> = pageOf({
  before: ({ database, clock }) => settleBets(database, clock),
  select: (context) => placedBets(context.database, callerOf(context).id, spanOf(periodOf(context))).selectAll(),
  filters: {
    kind: (bets, kind) => bets.where("kind", "=", kind),
    // Rounds are settled at once: only draws are open.
    status: (bets, status) =>
      bets.where("status", "=", status).$if(status === "open", (some) => some.where("kind", "=", "lottery")),
    vendor: (bets, vendor) => bets.where("vassalage", "=", vendor),
  },
  order: ({ input }) => orders[input.order],
  count: async (context) => (await sumsOf(context)).count,
  mostBefore: MOST_BEFORE,
  map: (row) => ({
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
  }),
});

export const betRecords: Handler<"betRecords"> = async (context) => {
  const page = await listedBets(context);
  return { ...page, content: await withNames(context.database, context.merchant.code, page.content) };
};

export const betSummary: Handler<"betSummary"> = async (context) => {
  await settleBets(context.database, context.clock);
  const { count, stake, openStake, paid } = await sumsOf(context);
  return {
    count,
    stake: decimalOf(stake),
    openStake: decimalOf(openStake),
    paid: decimalOf(paid),
    net: decimalOf(paid - (stake - openStake)),
  };
};

type Asked = Pick<CallContext<"betSummary">, "database" | "session" | "merchant" | "clock" | "input">;

function sumsOf(context: Asked) {
  return sumBets(context.database, callerOf(context).id, periodOf(context), context.input);
}
