import { MOST_BEFORE } from "#gateway/pages.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { sumBets } from "../play/bet-sums.ts";
import { betOf, betOrders, summaryOf } from "../play/listed-bets.ts";
import { placedBets } from "../play/placed-bets.ts";
import { withNames } from "../play/bet-names.ts";
import { settleBets } from "../play/settle-bets.ts";
import { periodOf, spanOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";

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
  order: ({ input }) => betOrders[input.order],
  count: async (context) => (await sumsOf(context)).count,
  mostBefore: MOST_BEFORE,
  map: betOf,
});

export const betRecords: Handler<"betRecords"> = async (context) => {
  const page = await listedBets(context);
  return { ...page, content: await withNames(context.database, context.merchant.code, page.content) };
};

export const betSummary: Handler<"betSummary"> = async (context) => {
  await settleBets(context.database, context.clock);
  return summaryOf(await sumsOf(context));
};

type Asked = Pick<CallContext<"betSummary">, "database" | "session" | "merchant" | "clock" | "input">;

function sumsOf(context: Asked) {
  return sumBets(context.database, callerOf(context).id, periodOf(context), context.input);
}
