import { sql } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { canHaveContracts, contractedCaller } from "../contracts/contracted.ts";
import { reckon } from "../contracts/reckoning.ts";
import type { TeamFigures } from "../database/team-tables.ts";
import { MAIN } from "../ledger/accounts.ts";
import { ledgerKindsOf, transactionKind } from "../ledger/kinds.ts";
import { agentOf, wayDown } from "../merchants/agents.ts";
import { withNames } from "../play/bet-names.ts";
import { betOrders, betOf, summaryOf, type BetSums } from "../play/listed-bets.ts";
import { allBets } from "../play/placed-bets.ts";
import { settleBets } from "../play/settle-bets.ts";
import { addDays, countDays } from "../records/days.ts";
import { hasEnded, hourOf } from "../records/hour.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf, spanOf, within, type Period } from "../records/period.ts";
import { pageOf } from "../records/records.ts";
import { activeIn } from "../team/active.ts";
import { figuresByDay, figuresOf, figuresOfMoved, noFigures } from "../team/figures.ts";
import { figuresBefore, linesOf, movedOf, stateOf } from "../team/report.ts";
import { countNow, wasOf, whose, type Whose } from "../team/whose.ts";

type Asked = Pick<CallContext<"teamReport">, "database" | "session" | "merchant" | "clock" | "input">;

/** Whose rows a call is about, who must be of the caller's own team. Settles what is due. */
async function whoseOf(context: Asked): Promise<Whose> {
  const agent = agentOf(context);
  const id = context.input.parentId ?? agent.id;
  await wayDown(context.database, agent, id);
  await settleBets(context.database, context.clock);
  return whose(context.database, id, context.input.reach, agent.id);
}

export const teamReport: Handler<"teamReport"> = async (context) => {
  const { database, clock, merchant } = context;
  const [those, period] = [await whoseOf(context), periodOf(context)];
  const sums = await figuresOf(database, those, period);
  const before = await figuresBefore(database, those, period, clock);
  const linesBefore = linesOf(before);
  const { username } = await database
    .selectFrom("accounts")
    .select("username")
    .where("id", "=", those.id)
    .executeTakeFirstOrThrow();
  return {
    userName: username,
    ...linesOf(sums),
    state: stateOf(sums, period, clock),
    timeZone: merchant.timeZone,
    openStake: decimalOf(sums.open_stake),
    ...movedOf(await figuresOfMoved(database, those, period)),
    carried: await carriedInto(context, those, period),
    bets: Number(sums.bets),
    deposits: decimalOf(sums.deposits),
    withdrawals: decimalOf(sums.withdrawals),
    members: await countNow(database, those),
    registered: Number(sums.registered),
    ...(await activeIn(database, those, period)),
    stakeBefore: linesBefore.stake,
    netBefore: linesBefore.net,
    depositsBefore: decimalOf(before.deposits),
    withdrawalsBefore: decimalOf(before.withdrawals),
    registeredBefore: Number(before.registered),
    bettingBefore: Number(before.betting),
    betsBefore: Number(before.bets),
  };
};

/** What the dividend for the caller's whole team carries into the month in which a period begins. */
async function carriedInto(
  context: Asked,
  { id, reach }: Whose,
  { from }: Pick<Period, "from">,
): Promise<string | null> {
  const account = callerOf(context);
  if (id !== account.id || reach !== "team" || !canHaveContracts(account)) return null;
  const months = await reckon({ ...contractedCaller(context, "dividend"), countsActive: false });
  const month = months.find(
    ({ agreement, cycle: { days } }) => agreement && days && days.from <= from && from <= days.to,
  );
  return month ? decimalOf(month.carriedIn) : null;
}

export const teamResults: Handler<"teamResults"> = async (context) => {
  const [those, period] = [await whoseOf(context), periodOf(context)];
  const byDay = await figuresByDay(context.database, those, period);
  const days = Array.from({ length: countDays(period.from, period.to) }, (_, index) => addDays(period.from, index));
  const inOrder = context.input.sort === "earliest" ? days : days.toReversed();
  return inOrder.map((day) => {
    const sums = byDay.get(day) ?? noFigures;
    return { day, ...linesOf(sums), state: stateOf(sums, { ...period, from: day, to: day }, context.clock) };
  });
};

const listedBets = (those: Whose): Handler<"teamBets"> =>
  pageOf({
    select: (context) =>
      betsOf(context, those)
        .selectAll("bets")
        // Of the page alone, once it is in order.
        .select(sql<string>`(select username from accounts where id = bets.account_id)`.as("username")),
    order: ({ input }) => betOrders[input.order],
    async count(context) {
      const sums = await wholeBets(context, those);
      return sums && Number(sums.placed);
    },
    mostBefore: MOST_BEFORE,
    map: (row) => ({ ...betOf(row), userName: row.username }),
  });

export const teamBets: Handler<"teamBets"> = async (context) => {
  const page = await listedBets(await whoseOf(context))(context);
  return { ...page, content: await withNames(context.database, context.merchant.code, page.content) };
};

export const teamBetSummary: Handler<"teamBetSummary"> = async (context) => {
  const those = await whoseOf(context);
  const sums = await sumsOfBets(context, those);
  return { ...summaryOf(sums), state: stateOfBets(context, sums) };
};

function stateOfBets(context: CallContext<"teamBetSummary">, { openStake }: BetSums): "estimate" | "final" {
  const { hour } = context.input;
  if (hour === undefined) return stateOf({ open_stake: openStake }, periodOf(context), context.clock);
  return hasEnded(hourOf(hour, context.clock), context.clock) && openStake === 0n ? "final" : "estimate";
}

async function sumsOfBets(context: CallContext<"teamBetSummary">, those: Whose): Promise<BetSums> {
  const sums = await wholeBets(context, those);
  if (sums)
    return {
      count: Number(sums.placed),
      stake: sums.stake + sums.open_stake,
      openStake: sums.open_stake,
      paid: sums.paid,
    };
  const { count, stake, openStake, paid } = await betsOf(context, those)
    .select([
      sql<number>`count(*)::integer`.as("count"),
      sql<string>`coalesce(sum(stake), 0)`.as("stake"),
      sql<string>`coalesce(sum(stake) filter (where status = 'open'), 0)`.as("openStake"),
      sql<string>`coalesce(sum(paid), 0)`.as("paid"),
    ])
    .executeTakeFirstOrThrow();
  return { count, stake: BigInt(stake), openStake: BigInt(openStake), paid: BigInt(paid) };
}

/** What is kept by day of the bets that both calls are about, where they are all of the period. */
async function wholeBets(
  context: Pick<CallContext<"teamBetSummary">, keyof Asked>,
  those: Whose,
): Promise<TeamFigures | undefined> {
  const { kind, status, vendor, hour } = context.input;
  if ([kind, status, vendor, hour].some((restricted) => restricted !== undefined)) return undefined;
  return figuresOf(context.database, those, periodOf(context));
}

/** The bets that both calls are about. */
function betsOf(context: Pick<CallContext<"teamBetSummary">, keyof Asked>, those: Whose) {
  const { kind, status, vendor, hour } = context.input;
  const { timeZone } = context.merchant;
  const span = hour === undefined ? spanOf(periodOf(context)) : hourOf(hour, context.clock).span;
  return allBets(context.database, span)
    .where(wasOf(those, { account: "bets.account_id", at: "bets.at", timeZone }))
    .$if(kind !== undefined, (bets) => bets.where("bets.kind", "=", kind ?? "game"))
    .$if(status !== undefined, (bets) => bets.where("bets.status", "=", status ?? "open"))
    .$if(vendor !== undefined, (bets) => bets.where("bets.vassalage", "=", vendor ?? ""));
}

export const teamTransactions: Handler<"teamTransactions"> = async (context) =>
  listedTransactions(await whoseOf(context))(context);

const listedTransactions = (those: Whose): Handler<"teamTransactions"> =>
  pageOf({
    select: (context) =>
      transactionsOf(context, those).select([
        "transaction_id",
        "ledger_entries.kind",
        "amount",
        "created_at",
        "number",
        "accounts.username",
      ]),
    order: latestFirst("ledger_entries.created_at", "ledger_entries.number", "number"),
    mostBefore: MOST_BEFORE,
    map: (row) => ({
      id: `${row.transaction_id}/${row.username}`,
      kind: transactionKind(row.kind),
      amount: decimalOf(row.amount),
      at: row.created_at.toISOString(),
      userName: row.username,
    }),
  });

export const teamTransactionSummary: Handler<"teamTransactionSummary"> = async (context) => {
  const sums = await transactionsOf(context, await whoseOf(context))
    .select([
      sql<number>`count(*)::integer`.as("count"),
      sql<string>`coalesce(sum(amount) filter (where amount > 0), 0)`.as("received"),
      sql<string>`coalesce(-sum(amount) filter (where amount < 0), 0)`.as("spent"),
    ])
    .executeTakeFirstOrThrow();
  const [received, spent] = [BigInt(sums.received), BigInt(sums.spent)];
  return {
    count: sums.count,
    received: decimalOf(received),
    spent: decimalOf(spent),
    net: decimalOf(received - spent),
  };
};

/** The changes of wallets that both calls are about. */
function transactionsOf(context: Pick<CallContext<"teamTransactionSummary">, keyof Asked>, those: Whose) {
  const { timeZone } = context.merchant;
  const { kind } = context.input;
  return context.database
    .selectFrom("ledger_entries")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "ledger_entries.ledger_account_id")
    .innerJoin("accounts", "accounts.id", "ledger_accounts.owner")
    .where("ledger_accounts.kind", "=", MAIN)
    .where(within("ledger_entries.created_at", spanOf(periodOf(context))))
    .where(wasOf(those, { account: "accounts.id", at: "ledger_entries.created_at", timeZone }))
    .$if(kind !== undefined, (entries) =>
      entries.where("ledger_entries.kind", "in", ledgerKindsOf(kind ?? "adjustment")),
    );
}
