import { sql } from "kysely";
import type { DepositMethod } from "#gateway/deposits.ts";
import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { askedIn } from "../catalogue/asked-fields.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { addDays, dayOf } from "../records/days.ts";
import { spanOf, within } from "../records/period.ts";
import { wayCalled, ways, type Way } from "./methods.ts";

/** Who deposits, where and when. */
export interface Depositing {
  database: Database;
  merchant: Merchant;
  account: Account;
  clock: Clock;
}

/** What a member has used of the limits of the ways, and what is left of their own, in minor units. */
export interface Spent {
  used: ReadonlyMap<string, bigint>;
  leftOfLimits: bigint | null;
}

/** The ways that a merchant offers now. */
export function offeredWays({ state }: Merchant): Way[] {
  return ways.filter(({ id }) => !state.closedDepositMethods?.includes(id));
}

/** One of them. Throws a PlatformError where it is not offered. */
export function offeredWay(merchant: Merchant, id: string): Way {
  const way = wayCalled(id);
  if (way && offeredWays(merchant).includes(way)) return way;
  throw new PlatformError("payment.closed", `The way "${id}" is not offered now`, { field: "method" });
}

/** A way as its call answers it, with what is left of today's limit and of the member's own. */
export function answerOf(
  way: Way,
  { merchant, clock }: Depositing,
  spent: Spent,
  language: LanguageCode,
): DepositMethod {
  const used = spent.used.get(way.id) ?? 0n;
  const left = leftOf(way, used);
  const maximum = [left, spent.leftOfLimits].reduce<bigint>(
    (lowest, one) => (one === null ? lowest : least(one, lowest)),
    minorUnits(way.maximum),
  );
  return {
    id: way.id,
    name: wordsIn(way.name, language),
    kind: way.kind,
    icon: pictureUrl(merchant, "motif", way.mark),
    minimum: way.minimum,
    maximum: decimalOf(maximum),
    step: way.step,
    quick: way.quick.filter((one) => minorUnits(one) <= maximum),
    leftToday: left === null ? null : decimalOf(left),
    leftOfLimits: spent.leftOfLimits === null ? null : decimalOf(spent.leftOfLimits),
    fee: minorUnits(way.fee.fixed) === 0n ? null : way.fee.fixed,
    // Hundredths of a percent are written like hundredths of money.
    feeRate: way.fee.rate === 0n ? null : decimalOf(way.fee.rate),
    arrivesWithin: way.arrivesWithin,
    cutOff: way.cutOffHour === null ? null : nextCutOff(way.cutOffHour, merchant.timeZone, clock.now()).toISOString(),
    payTo: way.payTo && `${way.payTo.bank}, ${way.payTo.holder}`,
    payToNumber: way.payTo && way.payTo.number,
    fields: askedIn(way.fields, language),
  };
}

/** What is left of the limit of a day; null: there is none. */
export function leftOf({ daily }: Way, used: bigint): bigint | null {
  if (daily === null) return null;
  const left = minorUnits(daily) - used;
  return left > 0n ? left : 0n;
}

/** What a member deposited today in each way, in minor units: what waits counts, what failed does not. */
export async function usedToday({
  database,
  merchant,
  account,
  clock,
}: Depositing): Promise<ReadonlyMap<string, bigint>> {
  const today = dayOf(clock.now(), merchant.timeZone);
  const rows = await database
    .selectFrom("deposits")
    .select(["method", sql<string>`sum(amount)`.as("amount")])
    .where("account_id", "=", account.id)
    .where("status", "in", ["waiting", "credited"])
    .where(within("created_at", spanOf({ from: today, to: today, timeZone: merchant.timeZone })))
    .groupBy("method")
    .execute();
  return new Map(rows.map(({ method, amount }) => [method, BigInt(amount)]));
}

/** The end of the batch that is open now: at that hour of a merchant's day, on working days only. */
export function nextCutOff(hour: number, timeZone: string, now: Date): Date {
  const today = dayOf(now, timeZone);
  const days = [0, 1, 2, 3].map((later) => addDays(today, later)).filter(isWorkday);
  const ends = days.map((day) => after(midnightOf(day, timeZone), hour * duration.hour));
  return ends.find((end) => end > now) ?? now;
}

function isWorkday(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** When a day begins in a time zone: of the times around it, the one at which that day has just begun. */
function midnightOf(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const there = new Date(
    `${new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(noon).replace(" ", "T")}Z`,
  );
  return after(new Date(`${day}T00:00:00Z`), noon.getTime() - there.getTime());
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
