import { decimalOf } from "#kernel/money.ts";
import { agentCaller, type Calling } from "../agents/agent-caller.ts";
import { incomeDays } from "../agents/income.ts";
import { answerOf, incomeRows, inOrder } from "../agents/income-rows.ts";
import { daysDue, incomeTakenAt, takeIncome } from "../agents/take-income.ts";
import type { CallContext, Handler } from "../calls/call-context.ts";
import type { Database } from "../database/tables.ts";
import { isMixed } from "../games/listed-games.ts";
import { settleBets } from "../play/settle-bets.ts";
import { periodOf } from "../records/period.ts";

/** The caller, with every bet settled that counts. */
async function earning(
  context: Pick<CallContext<"teamRebatesDue">, "database" | "merchant" | "session" | "clock">,
): Promise<Calling> {
  const calling = agentCaller(context);
  await settleBets(calling.database, calling.clock);
  return calling;
}

export const teamRebates: Handler<"teamRebates"> = async (context) => {
  const calling = await earning(context);
  const { by, sourceId, gameType, pageNo, pageSize } = context.input;
  const filter = { sourceId, gameType: isMixed(gameType ?? "ALL") ? undefined : gameType };
  const rows = inOrder(await incomeRows(calling, periodOf(context), by, filter), by);
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const names = await namesOf(calling.database, by === "source" ? page.map(({ key }) => key) : []);
  return {
    content: page.map((row) => answerOf(row, by, (id) => names.get(id) ?? id)),
    pageNum: pageNo,
    totalPages: Math.ceil(rows.length / pageSize),
  };
};

export const teamRebateSummaries: Handler<"teamRebateSummaries"> = async (context) => {
  const calling = await earning(context);
  const rows = await incomeRows(calling, periodOf(context), "day");
  const sum = (meant: typeof rows, of: "turnover" | "amount") => meant.reduce((all, row) => all + row[of], 0n);
  const estimate = sum(
    rows.filter((row) => row.estimate),
    "amount",
  );
  const amount = sum(rows, "amount");
  return {
    turnover: decimalOf(sum(rows, "turnover")),
    amount: decimalOf(amount),
    final: decimalOf(amount - estimate),
    estimate: decimalOf(estimate),
  };
};

export const teamRebatesDue: Handler<"teamRebatesDue"> = async (context) => {
  const calling = await earning(context);
  const due = await daysDue(calling);
  const at = await incomeTakenAt(calling);
  return {
    amount: decimalOf(due.reduce((sum, { amount }) => sum + amount, 0n)),
    days: due.length,
    since: incomeDays(calling).from,
    takenAt: at?.toISOString() ?? null,
  };
};

export const takeTeamRebates: Handler<"takeTeamRebates"> = async (context) => ({
  amount: decimalOf(await takeIncome(await earning(context))),
});

async function namesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom("accounts").select(["id", "username"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
