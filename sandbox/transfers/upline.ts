import type { UplineRules } from "#gateway/transfers.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { availableOf } from "../ledger/available.ts";
import { sumEntries } from "../ledger/entry-sums.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { dayOf } from "../records/days.ts";

const MINIMUM = "100.00";
const MAXIMUM = "10000.00";
/** The most on a day of the merchant. */
const DAILY = "50000.00";
const QUICK = ["100.00", "500.00", "1000.00", "5000.00"];
/** Members of this type transfer nothing to their upline (games §6). */
const EXCLUDED_TYPE = 2;

export interface ToUpline {
  database: Database;
  merchant: Merchant;
  account: Account;
  clock: Clock;
}

/** The member's upline; undefined where the member may not transfer to one. */
export function uplineOf({ database, account }: ToUpline): Promise<Account | undefined> {
  return database
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", account.type === EXCLUDED_TYPE ? "" : (account.upline_id ?? ""))
    .where("status", "=", "active")
    .executeTakeFirst();
}

/** The rules as they are now. */
export async function rulesNow(who: ToUpline): Promise<UplineRules> {
  const upline = await uplineOf(who);
  const { available, left } = await standing(who);
  const maximum = upline ? [available, left, minorUnits(MAXIMUM)].reduce(least) : 0n;
  return {
    upline: upline ? masked(upline.username) : null,
    available: decimalOf(available),
    minimum: MINIMUM,
    maximum: decimalOf(maximum),
    leftToday: decimalOf(left),
    quick: QUICK.filter((amount) => minorUnits(amount) <= maximum),
  };
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** An amount by these rules, in minor units. Throws a PlatformError that says which of them it breaks. */
export async function acceptedForUpline(who: ToUpline, decimal: string): Promise<bigint> {
  const { available, left } = await standing(who);
  const amount = minorUnits(decimal);
  if (amount < minorUnits(MINIMUM)) throw new PlatformError("amount.low", `${MINIMUM} or more at a time`);
  if (amount > minorUnits(MAXIMUM)) throw new PlatformError("amount.high", `${MAXIMUM} or less at a time`);
  if (amount > available) throw new PlatformError("amount.high", `${decimalOf(available)} can be transferred`);
  if (amount > left) throw new PlatformError("amount.limit", `Of today's limit ${decimalOf(left)} is left`);
  return amount;
}

/** What may leave the merchant's wallet, which is less than it holds while it is to be played, and today's limit. */
async function standing({ database, merchant: { timeZone }, account, clock }: ToUpline) {
  const today = dayOf(clock.now(), timeZone);
  const { spent } = await sumEntries(database, account, { from: today, to: today, timeZone }, ["to-upline"]);
  const left = minorUnits(DAILY) - spent;
  return {
    available: (await availableOf(database, account, timeZone)).available,
    left: left > 0n ? left : 0n,
  };
}

/** As other members may see a name. */
export function masked(name: string): string {
  return `${name.slice(0, 2)}•••`;
}
