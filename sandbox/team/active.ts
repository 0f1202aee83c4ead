import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { onDays, type Period } from "../records/period.ts";
import { teamDays } from "./figures.ts";
import { isOf, type Whose } from "./whose.ts";

/** How many did something in a period, each once. */
export interface Active {
  signedIn: number;
  betting: number;
}
type Days = Pick<Period, "from" | "to">;

/**
 * Whether a day's row is of somebody who did something on it, or got something: an index has only those. The sums of a part
 * of a day are read from the entries of these members alone.
 */
export const isActive = sql<boolean>`(own_placed > 0 or own_signed_in > 0 or own_deposits <> 0 or own_withdrawals <> 0
  or own_promotions <> 0 or own_rebates <> 0 or own_fees <> 0 or own_income <> 0)`;

/** Counts who signed in, and who placed a bet, on any day of a period: each member once. */
export async function activeIn(database: Database, those: Whose, days: Days): Promise<Active> {
  const { id, reach, wasElsewhere } = those;
  await teamDays(database);
  if (wasElsewhere) return activeThere(database, those, days);
  if (reach === "own") return activeSelf(database, id, days);
  const all = await activeOfAll(database, id, days);
  if (reach === "all") return all;
  const self = await activeSelf(database, id, days);
  return { signedIn: all.signedIn - self.signedIn, betting: all.betting - self.betting };
}

/** Those of a branch that was in another team at some time, whose days there do not count: member by member. */
async function activeThere(database: Database, those: Whose, days: Days): Promise<Active> {
  const did = (figure: "signed_in" | "betting") =>
    sql<number>`count(distinct account_id) filter (where ${sql.ref(`own_${figure}`)} > 0)::integer`;
  return database
    .selectFrom("team_days")
    .where(isOf(those, "team_days.account_id", "team_days.path"))
    .where(onDays("day", days))
    .select([did("signed_in").as("signedIn"), did("betting").as("betting")])
    .executeTakeFirstOrThrow();
}

async function activeSelf(database: Database, id: string, days: Days): Promise<Active> {
  const has = (figure: "signed_in" | "betting") =>
    sql<number>`coalesce(bool_or(${sql.ref(`own_${figure}`)} > 0), false)::integer`;
  return database
    .selectFrom("team_days")
    .where("account_id", "=", id)
    .where(onDays("day", days))
    .select([has("signed_in").as("signedIn"), has("betting").as("betting")])
    .executeTakeFirstOrThrow();
}

async function activeOfAll(database: Database, id: string, days: Days): Promise<Active> {
  const counted = (figure: "signed_in" | "betting") => sql<number>`coalesce(sum(${sql.ref(figure)}), 0)::integer`;
  return database
    .selectFrom("team_returns")
    .where("account_id", "=", id)
    .where(onDays("day", days))
    .where(sql<boolean>`before < ${days.from}::date`)
    .select([counted("signed_in").as("signedIn"), counted("betting").as("betting")])
    .executeTakeFirstOrThrow();
}
