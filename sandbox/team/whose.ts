import { sql, type RawBuilder } from "kysely";
import type { Database } from "../database/tables.ts";

/** Whose figures: the member's own, those of everybody below, or both together. */
export type Reach = "own" | "team" | "all";

/** Whose rows are meant. */
export interface Whose {
  id: string;
  reach: Reach;
  /** The ways to the member from the top, in the team of the calling agent: members who moved have several. */
  paths: readonly string[];
  /** Whether the member was in another team at some time: what was done there is not for this one. */
  wasElsewhere: boolean;
}

/**
 * Those of a member, with the ways to it: they are read first, so that the database can plan with them. Only what they
 * did in the team of the agent is meant; of an agent's own, everything.
 */
export async function whose(database: Database, id: string, reach: Reach, agentId = id): Promise<Whose> {
  const places = await database.selectFrom("team_places").select("path").where("account_id", "=", id).execute();
  const paths = places.map(({ path }) => path).filter((path) => path.split("/").includes(agentId));
  return { id, reach, paths, wasElsewhere: paths.length < places.length };
}

/** Whether a column with an account and one with its path are of those who are meant. */
export function isOf({ id, reach, paths }: Whose, account: string, path: string): RawBuilder<boolean> {
  if (reach === "own") return sql<boolean>`(${sql.ref(account)} = ${id} and ${sql.ref(path)} in (${sql.join(paths)}))`;
  // By the order of their characters: an index is read from one to the other.
  const below = paths.map(
    (one) => sql`(${sql.ref(path)} ~>=~ ${one}::text and ${sql.ref(path)} ~<~ ${`${one.slice(0, -1)}0`}::text)`,
  );
  const notSelf = reach === "team" ? sql`and ${sql.ref(account)} <> ${id}` : sql``;
  return sql<boolean>`((${sql.join(below, sql` or `)}) ${notSelf})`;
}

/**
 * Whether the account in a column belonged to those who are meant on the merchant's day of a moment: what somebody did
 * before a move is a matter of the team of that time.
 */
export function wasOf(those: Whose, { account, at, timeZone }: { account: string; at: string; timeZone: string }) {
  const day = sql`(${sql.ref(at)} at time zone ${timeZone})::date`;
  return sql<boolean>`exists (select from team_places place where place.account_id = ${sql.ref(account)}
    and ${isOf(those, "place.account_id", "place.path")} and place.since <= ${day} and ${day} < place.until)`;
}

/** How many of them there are now. */
export async function countNow(database: Database, those: Whose): Promise<number> {
  const { count } = await database
    .selectFrom("team_places")
    .where(isOf(those, "team_places.account_id", "team_places.path"))
    .where(sql<boolean>`until = 'infinity'`)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
