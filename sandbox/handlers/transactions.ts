import { decimalOf } from "#kernel/money.ts";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { mainEntries } from "../ledger/entries.ts";
import { sumEntries } from "../ledger/entry-sums.ts";
import { ledgerKindsOf, transactionKind, type LedgerKind } from "../ledger/kinds.ts";
import { settleBets } from "../play/settle-bets.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf, spanOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";

export const transactions: Handler<"transactions"> = pageOf({
  before: ({ database, clock }) => settleBets(database, clock),
  select(context) {
    const kinds = kindsOf(context.input);
    return mainEntries(context.database, callerOf(context), spanOf(periodOf(context)))
      .selectAll("ledger_entries")
      .$if(kinds !== undefined, (entries) =>
        entries.where((entry) => entry.or((kinds ?? []).map((kind) => entry("kind", "=", kind)))),
      );
  },
  order: latestFirst("ledger_entries.created_at", "ledger_entries.number", "number"),
  count: async (context) => (await sumsOf(context)).count,
  mostBefore: MOST_BEFORE,
  map: (row) => ({
    id: row.transaction_id,
    kind: transactionKind(row.kind),
    amount: decimalOf(row.amount),
    balance: decimalOf(row.balance),
    at: row.created_at.toISOString(),
  }),
});

export const transactionSummary: Handler<"transactionSummary"> = async (context) => {
  await settleBets(context.database, context.clock);
  const { count, received, spent } = await sumsOf(context);
  return { count, received: decimalOf(received), spent: decimalOf(spent), net: decimalOf(received - spent) };
};

type Asked = Pick<CallContext<"transactionSummary">, "database" | "session" | "merchant" | "clock" | "input">;

function sumsOf(context: Asked) {
  return sumEntries(context.database, callerOf(context), periodOf(context), kindsOf(context.input));
}

/** The kinds of entries that both filters let through; undefined: all. */
function kindsOf({ kind, types }: Asked["input"]): LedgerKind[] | undefined {
  const agents = types === "A" ? ledgerKindsOf("agentIncome") : undefined;
  if (kind === undefined) return agents;
  return ledgerKindsOf(kind).filter((one) => agents?.includes(one) ?? true);
}
