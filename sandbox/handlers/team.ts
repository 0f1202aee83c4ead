import { sql, type RawBuilder } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import type { Database } from "../database/tables.ts";
import { agentOf, wayDown } from "../merchants/agents.ts";
import { isAgent } from "../merchants/member-types.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const teamMembers: Handler<"teamMembers"> = pageOf({
  async before(context) {
    const agent = agentOf(context);
    const { parentId } = context.input;
    if (parentId !== undefined) await wayDown(context.database, agent, parentId);
  },
  select(context) {
    const { parentId = agentOf(context).id, search = "" } = context.input;
    const name = search.trim().toLowerCase();
    return accounts(context.database, namesBetween(parentId)).where(
      name === "" ? sql<boolean>`accounts.upline_id = ${parentId}` : isFoundBelow(parentId, name),
    );
  },
  order: latestFirst("accounts.registered_at", "accounts.id"),
  mostBefore: MOST_BEFORE,
  map: teamMember,
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

/**
 * Whose name contains something, on every level below somebody. `offset 0` keeps the planner from reading the whole
 * table for each level: the index of uplines has who is below.
 */
function isFoundBelow(parentId: string, name: string) {
  return sql<boolean>`accounts.id = any (array (
    with recursive team (id, username) as (
      select id, username from accounts where upline_id = ${parentId}
      union all
      select below.id, below.username from team
        cross join lateral (select id, username from accounts where upline_id = team.id offset 0) below)
    select id from team where strpos(lower(username), ${name}) > 0))`;
}

/** The names of those between somebody and an account below, from above; null where there are none. */
function namesBetween(parentId: string) {
  return sql<string | null>`(
    with recursive above (upline_id, username, level) as (
      select upline_id, username, 1 from accounts above where above.id = accounts.upline_id and above.id <> ${parentId}
      union all
      select next.upline_id, next.username, level + 1
        from above join accounts next on next.id = above.upline_id and next.id <> ${parentId})
    select string_agg(username, ' › ' order by level desc) from above)`;
}

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
    status: row.status,
    path: row.path,
    members: Number(row.members),
    balance: decimalOf(BigInt(row.balance)),
    joinedAt: row.registered_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
