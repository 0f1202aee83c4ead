import { sql, type RawBuilder } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import type { Database } from "../database/tables.ts";
import { agentOf, wayDown } from "../merchants/agents.ts";
import { isAgent } from "../merchants/member-types.ts";
import { settleBets } from "../play/settle-bets.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";
import { figuresOfEach, noFigures, teamDays } from "../team/figures.ts";
import { isDayBelow, isListed, namesBetween } from "../team/members.ts";
import { linesOf } from "../team/report.ts";
import { whose, type Whose } from "../team/whose.ts";

export const teamMembers: Handler<"teamMembers"> = async (context) => {
  const { database, clock, input } = context;
  const agent = agentOf(context);
  const parentId = input.parentId ?? agent.id;
  await wayDown(database, agent, parentId);
  await settleBets(database, clock);
  const period = periodOf(context);
  const below = await whose(database, parentId, "team", agent.id);
  // Who did something on a day is known once the days have everything.
  if (input.activity !== undefined) await teamDays(database);
  const page = await listed(below, agent.id)(context);
  const ids = page.content.map(({ id }) => id);
  const isBelow = isDayBelow(below, input);
  const found = await figuresOfEach(database, ids, period, { reach: input.reach, isBelow });
  return {
    ...page,
    content: page.content.map((entry) => {
      const { stake, net } = linesOf(found.get(entry.id) ?? noFigures);
      return { ...entry, stake, net };
    }),
  };
};

const listed = (below: Whose, agentId: string): Handler<"teamMembers"> =>
  pageOf({
    select: (context) =>
      accounts(context.database, namesBetween(below, agentId)).where(
        isListed(below, { ...context.input, agentId, period: periodOf(context), clock: context.clock }),
      ),
    order: latestFirst("accounts.registered_at", "accounts.id"),
    mostBefore: MOST_BEFORE,
    map: (row) => ({ ...teamMember(row), stake: "", net: "" }),
  });

export const teamPath: Handler<"teamPath"> = async (context) => {
  const agent = agentOf(context);
  const way = await wayDown(context.database, agent, context.input.parentId ?? agent.id);
  const rows = await accounts(context.database, sql<null>`null::text`)
    .where("accounts.id", "in", way)
    .execute();
  const found = new Map(rows.map((row) => [row.id, teamMember(row)]));
  return way.flatMap((id) => found.get(id) ?? []);
};

/** Accounts with what a team shows of them. */
function accounts(database: Database, path: RawBuilder<string | null>) {
  return database.selectFrom("accounts").select([
    "accounts.id",
    "accounts.username",
    "accounts.type",
    "accounts.status",
    "accounts.registered_at",
    "accounts.last_login_at",
    path.as("path"),
    sql<string>`(select count(*) from accounts below where below.upline_id = accounts.id)`.as("members"),
    sql<string>`(select coalesce(sum(balance), 0) from ledger_accounts
        where owner = accounts.id and merchant_code = accounts.merchant_code)`.as("balance"),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>["executeTakeFirstOrThrow"]>>;

function teamMember(row: Row) {
  return {
    id: row.id,
    userName: row.username,
    type: isAgent(row) ? ("agent" as const) : ("member" as const),
    status: row.status === "active" ? ("active" as const) : ("disabled" as const),
    path: row.path,
    members: Number(row.members),
    balance: decimalOf(BigInt(row.balance)),
    joinedAt: row.registered_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
