import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { Figure } from "../database/team-tables.ts";
import { activeIn } from "../team/active.ts";
import { figuresByDay } from "../team/figures.ts";
import { isOf, whose } from "../team/whose.ts";
import type { Cycle } from "./cycles.ts";

/** What everybody below an agent has done in a cycle; money in minor units. */
export interface TeamFigures {
  /** Staked on bets that are decided. */
  stake: bigint;
  /** Staked on bets that are open. */
  openStake: bigint;
  /** What decided bets paid. */
  paid: bigint;
  /** How many have bet; null where nobody asks. */
  active: number | null;
}

/** The figures of cycles, by their ids. `countsActive`: whether a contract asks how many have bet. */
export async function figuresOf(
  database: Database,
  agentId: string,
  cycles: readonly Cycle[],
  countsActive: boolean,
): Promise<ReadonlyMap<string, TeamFigures>> {
  if (cycles[0]?.unit === "hour") return hoursOf(database, agentId, cycles, countsActive);
  return daysOf(database, agentId, cycles, countsActive);
}

/** Those of cycles of whole days, the earliest first: from the days of all of them together. */
async function daysOf(
  database: Database,
  agentId: string,
  cycles: readonly Cycle[],
  countsActive: boolean,
): Promise<ReadonlyMap<string, TeamFigures>> {
  const [from, to] = [cycles[0]?.days?.from, cycles.at(-1)?.days?.to];
  if (from === undefined || to === undefined) return new Map();
  const team = await whose(database, agentId, "team");
  const byDay = [...(await figuresByDay(database, team, { from, to }))];
  const figures = new Map<string, TeamFigures>();
  for (const { id, days } of cycles) {
    if (days === null) continue;
    const those = byDay.filter(([day]) => days.from <= day && day <= days.to).map(([, sums]) => sums);
    const sumOf = (figure: Figure) => those.reduce((sum, one) => sum + one[figure], 0n);
    figures.set(id, {
      stake: sumOf("stake"),
      openStake: sumOf("open_stake"),
      paid: sumOf("paid"),
      active: countsActive ? (await activeIn(database, team, days)).betting : null,
    });
  }
  return figures;
}

interface HourRow {
  hour: string;
  stake: string;
  openStake: string;
  paid: string;
  active: number;
}

/** Sums are kept by day: those of hours are added up from their bets, which an index finds, by time or by member. */
async function hoursOf(
  database: Database,
  agentId: string,
  cycles: readonly Cycle[],
  countsActive: boolean,
): Promise<ReadonlyMap<string, TeamFigures>> {
  const since = cycles[0]?.begins ?? new Date(0);
  const until = cycles.at(-1)?.ends ?? new Date(0);
  const timeZone = cycles[0]?.timeZone ?? "UTC";
  const team = await whose(database, agentId, "team");
  // A member counts for those above whom they were on the day of the bet.
  const { rows } = await sql<HourRow>`
    select to_char(bet.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24"Z"') as hour,
      coalesce(sum(bet.stake) filter (where bet.status <> 'open'), 0) as stake,
      coalesce(sum(bet.stake) filter (where bet.status = 'open'), 0) as "openStake",
      coalesce(sum(bet.paid), 0) as paid, count(distinct team_places.account_id)::integer as active
    from (
      select account_id, status, stake, paid, played_at as at from rounds
        where mode = 'real' and played_at >= ${since} and played_at < ${until}
      union all
      select account_id, status, stake, paid, placed_at as at from lottery_bets
        where placed_at >= ${since} and placed_at < ${until}) bet
      join team_places on team_places.account_id = bet.account_id
    where ${isOf(team, "team_places.account_id", "team_places.path")}
      and team_places.since <= (bet.at at time zone ${timeZone})::date
      and (bet.at at time zone ${timeZone})::date < team_places.until
    group by 1`.execute(database);
  const none = { stake: 0n, openStake: 0n, paid: 0n, active: countsActive ? 0 : null };
  const found = new Map<string, TeamFigures>(cycles.map(({ id }) => [id, none]));
  for (const { hour, stake, openStake, paid, active } of rows)
    found.set(hour, {
      stake: BigInt(stake),
      openStake: BigInt(openStake),
      paid: BigInt(paid),
      active: countsActive ? active : null,
    });
  return found;
}
