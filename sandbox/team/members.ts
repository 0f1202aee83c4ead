import { sql, type RawBuilder } from "kysely";
import type { CallInput } from "#gateway/contract.ts";
import type { Clock } from "../clock.ts";
import { onDays, type Period } from "../records/period.ts";
import { isUsed } from "./online.ts";
import { isOf, type Whose } from "./whose.ts";

/** What members can be chosen by. */
export type Activity = NonNullable<CallInput<"teamMembers">["activity"]>;

interface Chosen {
  search?: string | undefined;
  activity?: Activity | undefined;
  agentId: string;
  period: Period;
  clock: Clock;
}

/** Whether an account is listed: those directly below, or those on every level who are chosen. */
export function isListed(below: Whose, { search = "", activity, agentId, period, clock }: Chosen): RawBuilder<boolean> {
  const name = search.trim().toLowerCase();
  if (name === "" && activity === undefined) return sql<boolean>`accounts.upline_id = ${below.id}`;
  const conditions = [
    ...(name === "" ? [] : [sql<boolean>`strpos(lower(accounts.username), ${name}) > 0`]),
    ...(activity === "online" ? [isOnline(clock)] : []),
    ...(activity === undefined || activity === "online"
      ? [isBelowNow(below)]
      : [didOn(below, activity, period), isOfAgentNow(agentId)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a row of team_days is of one of those who are listed, on a day on which they were there. */
export function isDayBelow(below: Whose, { search = "", activity }: Pick<Chosen, "search" | "activity">) {
  const isBelow = isOf(below, "team_days.account_id", "team_days.path");
  if (search.trim() !== "" || activity !== undefined) return isBelow;
  return sql<boolean>`(${isBelow} and team_days.upline_id = ${below.id})`;
}

/** The names of those between somebody and an account below, from above; null where there are none. */
export function namesBetween({ id }: Pick<Whose, "id">, agentId: string): RawBuilder<string | null> {
  return sql<string | null>`(
    with recursive above (upline_id, username, level) as (
      select upline_id, username, 1 from accounts above
        where above.id = accounts.upline_id and above.id not in (${id}, ${agentId})
      union all
      select next.upline_id, next.username, level + 1
        from above join accounts next on next.id = above.upline_id and next.id not in (${id}, ${agentId}))
    select string_agg(username, ' › ' order by level desc) from above)`;
}

function isBelowNow(below: Whose): RawBuilder<boolean> {
  return sql<boolean>`accounts.id in (select account_id from team_places
    where ${isOf(below, "team_places.account_id", "team_places.path")} and team_places.until = 'infinity')`;
}

function isOfAgentNow(agentId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from team_places now where now.account_id = accounts.id
    and now.until = 'infinity' and strpos('/' || now.path, ${`/${agentId}/`}) > 0)`;
}

function isOnline(clock: Clock): RawBuilder<boolean> {
  return sql<boolean>`accounts.id in (select account_id from sessions where ${isUsed(clock)})`;
}

/** Who did something in a period in this team, as it is counted in its figures. */
function didOn(below: Whose, activity: Exclude<Activity, "online">, period: Period): RawBuilder<boolean> {
  const figure = { registered: "own_registered", signedIn: "own_signed_in", betting: "own_betting" }[activity];
  return sql<boolean>`accounts.id in (select account_id from team_days
    where ${isOf(below, "team_days.account_id", "team_days.path")} and ${onDays("team_days.day", period)}
      and ${sql.ref(figure)} > 0)`;
}
