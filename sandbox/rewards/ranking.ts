import { sql } from "kysely";
import type { Ranked } from "#gateway/rewards.ts";
import { firstDayAfter, firstDayOf } from "../records/first-day-of.ts";
import { midnightOf } from "../records/midnight-of.ts";
import { masked } from "../transfers/upline.ts";
import { todayOf, type Rewarded } from "./member.ts";

/** How many members are listed. */
const LISTED = 20;

/** The members with the most points of this week's missions, and the caller wherever they are. */
export async function rankingOf(member: Rewarded): Promise<Ranked[]> {
  const { database, account, merchant } = member;
  const today = todayOf(member);
  const sums = database
    .selectFrom("reward_claims")
    .innerJoin("accounts", "accounts.id", "reward_claims.account_id")
    .where("accounts.merchant_code", "=", account.merchant_code)
    .where("points", ">", 0)
    .where("claimed_at", ">=", midnightOf(firstDayOf("week", today), merchant.timeZone))
    .where("claimed_at", "<", midnightOf(firstDayAfter("week", today), merchant.timeZone))
    .groupBy(["accounts.id", "accounts.username"])
    .select(["accounts.id", "accounts.username"])
    .select([
      sql<string>`sum(points)`.as("points"),
      sql<string>`rank() over (order by sum(points) desc)`.as("place"),
      sql<string>`row_number() over (order by sum(points) desc, min(claimed_at))`.as("number"),
    ]);
  const rows = await database
    .selectFrom(sums.as("ranked"))
    .selectAll()
    .where((where) => where.or([where("number", "<=", String(LISTED)), where("id", "=", account.id)]))
    .orderBy("number")
    .execute();
  return rows.map(({ id, username, points, place, number }) => ({
    id: String(number),
    place: Number(place),
    account: id === account.id ? username : masked(username),
    points: Number(points),
    own: id === account.id,
  }));
}
