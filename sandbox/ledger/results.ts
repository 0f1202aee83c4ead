import { sql } from "kysely";
import { decimalOf } from "#kernel/money.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { addDays } from "../records/days.ts";
import { dayText, dayUntilNow, type Period } from "../records/period.ts";
import { accountsOf, allEntries, type Owner } from "./entries.ts";
import { entryDays } from "./entry-sums.ts";
import type { LedgerKind } from "./kinds.ts";

/** What is booked as a member's profit or loss, as the account sees it: stakes are negative. In minor units. */
export interface Booked {
  stake: bigint;
  prize: bigint;
  promotion: bigint;
  rebate: bigint;
}
const KINDS = ["stake", "prize", "promotion", "rebate"] as const satisfies readonly (LedgerKind & keyof Booked)[];

/** What was booked on each day of a period on which anything was. */
export async function bookedByDay(database: Database, member: Owner, period: Period): Promise<Map<string, Booked>> {
  const rows = await entryDays(database, member, period)
    .where("kind", "in", KINDS)
    .select([dayText("day").as("day"), "kind", sql<string>`received - spent`.as("amount")])
    .execute();
  const days = new Set(rows.map(({ day }) => day));
  return new Map([...days].map((day) => [day, sumOf(rows.filter((row) => row.day === day))]));
}

/** What was booked in a period. */
export async function bookedIn(database: Database, member: Owner, period: Period): Promise<Booked> {
  const rows = await entryDays(database, member, period)
    .where("kind", "in", KINDS)
    .select(["kind", sql<string>`sum(received - spent)`.as("amount")])
    .groupBy("kind")
    .execute();
  return sumOf(rows);
}

/** What was booked in a period, on its last day only up to the time of day that it is now. */
export async function bookedUntilNow(database: Database, member: Owner, period: Period, clock: Clock): Promise<Booked> {
  const wholeDays = await bookedIn(database, member, { ...period, to: addDays(period.to, -1) });
  const lastDay = await allEntries(database, member, dayUntilNow(period, clock))
    .where("kind", "in", KINDS)
    .select(["kind", sql<string>`sum(amount)`.as("amount")])
    .groupBy("kind")
    .execute();
  const last = sumOf(lastDay);
  return {
    stake: wholeDays.stake + last.stake,
    prize: wholeDays.prize + last.prize,
    promotion: wholeDays.promotion + last.promotion,
    rebate: wholeDays.rebate + last.rebate,
  };
}

/** What was booked since a moment. */
export async function bookedSince(database: Database, member: Owner, since: Date): Promise<Booked> {
  const rows = await database
    .selectFrom("ledger_entries")
    .where("ledger_account_id", "in", accountsOf(database, member))
    .where("created_at", ">=", since)
    .where("kind", "in", KINDS)
    .select(["kind", sql<string>`sum(amount)`.as("amount")])
    .groupBy("kind")
    .execute();
  return sumOf(rows);
}

function sumOf(rows: readonly { kind: LedgerKind; amount: string }[]): Booked {
  const of = (kind: LedgerKind) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { stake: of("stake"), prize: of("prize"), promotion: of("promotion"), rebate: of("rebate") };
}

export const nothing: Booked = sumOf([]);

/** The figures of a profit or loss. */
export function resultOf({ stake, prize, promotion, rebate }: Booked) {
  return {
    stake: decimalOf(-stake),
    paid: decimalOf(prize),
    promotions: decimalOf(promotion),
    rebate: decimalOf(rebate),
    net: decimalOf(stake + prize + promotion + rebate),
  };
}
