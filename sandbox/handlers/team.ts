import { sql } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import type { Database } from "../database/tables.ts";
import { agentOf, isAgent, wayDown } from "../merchants/agents.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const teamMembers: Handler<"teamMembers"> = pageOf({
  async before(context) {
    const agent = agentOf(context);
    const { parentId } = context.input;
    if (parentId !== undefined) await wayDown(context.database, agent, parentId);
  },
  select: (context) =>
    accounts(context.database).where("accounts.upline_id", "=", context.input.parentId ?? agentOf(context).id),
  filters: {
    search: (members, name) =>
      members.where(sql<boolean>`strpos(lower(accounts.username), ${name.trim().toLowerCase()}) > 0`),
  },
  order: latestFirst("accounts.registered_at", "accounts.id"),
  mostBefore: MOST_BEFORE,
  map: teamMember,
});

export const teamPath: Handler<"teamPath"> = async (context) => {
  const agent = agentOf(context);
  const way = await wayDown(context.database, agent, context.input.parentId ?? agent.id);
  const rows = await accounts(context.database).where("accounts.id", "in", way).execute();
  const found = new Map(rows.map((row) => [row.id, teamMember(row)]));
  return way.flatMap((id) => found.get(id) ?? []);
};

/** Accounts with what a team shows of them. */
function accounts(database: Database) {
  return database.selectFrom("accounts").select([
    "accounts.id",
    "accounts.username",
    "accounts.type",
    "accounts.status",
    "accounts.registered_at",
    "accounts.last_login_at",
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
    status: row.status,
    members: Number(row.members),
    balance: decimalOf(BigInt(row.balance)),
    joinedAt: row.registered_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
