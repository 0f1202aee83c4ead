import { sql, type RawBuilder } from "kysely";
import type { Database } from "../database/tables.ts";
import { accountsOf, type Owner } from "./entries.ts";
import type { LedgerKind } from "./kinds.ts";

/** How often money has to be staked before it can be withdrawn, by what brought it. */
export const turnoverFactors = { deposit: 1, promotion: 5 } as const satisfies Partial<Record<LedgerKind, number>>;
type Source = keyof typeof turnoverFactors;

interface Played {
  member: Owner;
  /** The merchant's: its sums are by its days. */
  timeZone: string;
  sources?: readonly Source[];
}

/**
 * The stakes that are still needed, in minor units. What a member receives adds to them and what they stake takes off,
 * but never below zero: stakes before money came do not count for it. So it is the most that any receipt comes to
 * together with all that followed it.
 *
 * The sums by day say what a receipt of a day comes to at least (all stakes of the day followed it) and at most (none
 * did). Entries are read only of the days whose most is more than what is reached for certain, which are few, however
 * long a history is.
 */
export async function turnoverLeft(database: Database, played: Played): Promise<bigint> {
  const { rows } = await sql<{ left: string | null }>`
    with days as (${sumsByDay(database, played)}),
    receipts as (
      select day, added, staked, sum(added - staked) over (order by day desc) - added + staked as later from days),
    bounded as (
      select day, later, later + added - staked as least, later + added as most, max(later + added - staked) over () as reached
      from receipts where added > 0)
    select greatest(max(greatest(least, later + exact)), 0)::text as left
    from bounded left join lateral (${mostOfDay(database, played)}) entries on true`.execute(database);
  return BigInt(rows[0]?.left ?? 0);
}

function sumsByDay(database: Database, { member, sources = both }: Played): RawBuilder<unknown> {
  return sql`select day, sum(case kind ${owed(sources, sql`received`)} else 0 end) as added,
      sum(case kind when 'stake' then spent else 0 end) as staked
    from ledger_days where ledger_account_id in (${accountsOf(database, member)}) and kind in (${kindsOf(sources)}) group by day`;
}

/** The most that a receipt of a day comes to with what followed it on that day; null where the sums are enough. */
function mostOfDay(database: Database, { member, timeZone, sources = both }: Played): RawBuilder<unknown> {
  return sql`select max(followed) as exact from (
      select sum(case kind ${owed(sources, sql`amount`)} else amount end) over (order by number desc) as followed
      from ledger_entries
      where most > greatest(reached, 0) and ledger_account_id in (${accountsOf(database, member)})
        and kind in (${kindsOf(sources)}) and created_at >= day::timestamp at time zone ${timeZone}
        and created_at < (day + 1)::timestamp at time zone ${timeZone}) of_day`;
}

const both: readonly Source[] = ["deposit", "promotion"];

function owed(sources: readonly Source[], amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    sources.map((source) => sql`when ${source} then ${amount} * ${sql.lit(turnoverFactors[source])}`),
    sql` `,
  );
}

function kindsOf(sources: readonly Source[]): RawBuilder<unknown> {
  return sql.join([...sources, "stake"]);
}
