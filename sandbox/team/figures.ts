import { sql, type RawBuilder } from "kysely";
import type { Figure, TeamFigures } from "../database/team-tables.ts";
import type { Database } from "../database/tables.ts";
import { dayText, onDays, type Period } from "../records/period.ts";
import { isOf, type Reach, type Whose } from "./whose.ts";

const FIGURES = {
  placed: true,
  bets: true,
  stake: true,
  turnover: true,
  paid: true,
  open_stake: true,
  deposits: true,
  withdrawals: true,
  promotions: true,
  rebates: true,
  fees: true,
  income: true,
  registered: true,
  signed_in: true,
  betting: true,
} as const satisfies Record<Figure, true>;
export const figures = Object.keys(FIGURES) as Figure[];

/** Nothing of anything. */
export const noFigures = Object.fromEntries(figures.map((figure) => [figure, 0n])) as unknown as TeamFigures;

/** The days of a team, with what has happened until now: what was noted since is added to them first. */
export async function teamDays(database: Database) {
  await sql`select add_team_changes()`.execute(database);
  return database.selectFrom("team_days");
}

type Days = Pick<Period, "from" | "to">;

/** The figures of a period. Who signed in or placed a bet on several days is counted on each. */
export async function figuresOf(database: Database, those: Whose, period: Days): Promise<TeamFigures> {
  const row = await (await daysOf(database, those, period)).select(sumsOf(those.reach)).executeTakeFirst();
  return row ? asFigures(row) : noFigures;
}

/** Those of each day of a period on which there are any. */
export async function figuresByDay(
  database: Database,
  those: Whose,
  period: Days,
): Promise<ReadonlyMap<string, TeamFigures>> {
  const rows = await (
    await daysOf(database, those, period)
  )
    .select([dayText("day").as("on"), ...sumsOf(those.reach)])
    .groupBy("day")
    .execute();
  return new Map(rows.map((row) => [row.on, asFigures(row)]));
}

/** Those of everybody who was directly below in a period and no longer is, with those below them. */
export async function figuresOfMoved(database: Database, those: Whose, period: Days): Promise<TeamFigures> {
  if (those.reach === "own") return noFigures;
  const row = await (
    await teamDays(database)
  )
    .where("team_days.upline_id", "=", those.id)
    // Who is there now is read by the upline: to look at each account of the days, all would be read.
    .where(sql<boolean>`not exists (select from accounts
      where accounts.id = team_days.account_id and accounts.upline_id = ${those.id})`)
    .where(isOf(those, "team_days.account_id", "team_days.path"))
    .where(onDays("day", period))
    .select(sumsOf("all"))
    .executeTakeFirst();
  return row ? asFigures(row) : noFigures;
}

/** Those of several accounts below somebody, by their ids, on the days on which they were there; nothing of others. */
export async function figuresOfEach(
  database: Database,
  accountIds: readonly string[],
  period: Days,
  { reach, isBelow }: { reach: Reach; isBelow: RawBuilder<boolean> },
): Promise<ReadonlyMap<string, TeamFigures>> {
  if (accountIds.length === 0) return new Map();
  const rows = await (
    await teamDays(database)
  )
    .select(["account_id", ...sumsOf(reach)])
    .where("account_id", "in", accountIds)
    .where(isBelow)
    .where(onDays("day", period))
    .groupBy("account_id")
    .execute();
  return new Map(rows.map((row) => [row.account_id, asFigures(row)]));
}

/** The days of a period of one account, as far as it was in the team that asks. */
async function daysOf(database: Database, { id, paths, wasElsewhere }: Whose, period: Days) {
  return (await teamDays(database))
    .where("account_id", "=", id)
    .where(onDays("day", period))
    .$if(wasElsewhere, (days) => days.where("path", "in", paths));
}

/** The columns with the sums of all figures. */
function sumsOf(reach: Reach) {
  return figures.map((figure) => sql<string>`coalesce(sum(${columnOf(figure, reach)}), 0)`.as(figure));
}

/** A row of them as numbers. */
function asFigures(row: object): TeamFigures {
  const values = row as Readonly<Record<string, string>>;
  return Object.fromEntries(figures.map((figure) => [figure, BigInt(values[figure] ?? 0)])) as unknown as TeamFigures;
}

function columnOf(figure: Figure, reach: Reach): RawBuilder<bigint> {
  const [own, all] = [sql.ref<bigint>(`own_${figure}`), sql.ref<bigint>(`all_${figure}`)];
  return { own: sql<bigint>`${own}`, all: sql<bigint>`${all}`, team: sql<bigint>`(${all} - ${own})` }[reach];
}
