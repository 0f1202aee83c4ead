import { callerOf } from "../calls/call-context.ts";
import type { Session } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { isAgent } from "./member-types.ts";

/** The caller, who must be an agent. */
export function agentOf(context: { session: Session | null }): Account {
  const account = callerOf(context);
  if (!isAgent(account))
    throw new PlatformError("agent.only", `"${account.username}" is a member without a team: only agents have one`);
  return account;
}

/**
 * The ids on the way from an agent down to somebody of the agent's team, both included. Nobody, and somebody of another
 * team, are the same to an agent. There are no circles: a member is not moved below somebody of the own team.
 */
export async function wayDown(database: Database, agent: Account, id: string): Promise<readonly string[]> {
  const up = await database
    .withRecursive("way", (query) =>
      query
        .selectFrom("accounts")
        .select(["id", "upline_id"])
        .where("id", "=", id)
        .unionAll(
          query
            .selectFrom("accounts")
            .innerJoin("way", "way.upline_id", "accounts.id")
            .select(["accounts.id", "accounts.upline_id"])
            .where("way.id", "<>", agent.id),
        ),
    )
    .selectFrom("way")
    .selectAll()
    .execute();
  // Each row is the upline of another, so that they have an order of their own.
  const uplines = new Map(up.map((row) => [row.id, row.upline_id]));
  if (!uplines.has(agent.id)) throw new PlatformError("request.unknown", `There is no member "${id}" in this team`);
  const way = [id];
  for (let at = id; at !== agent.id;) {
    at = uplines.get(at) ?? agent.id;
    way.unshift(at);
  }
  return way;
}
