import type { DepositQuote } from "#gateway/deposits.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { leftOf } from "./offered.ts";
import type { Way } from "./methods.ts";

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** An amount that a way takes, in minor units. Throws a PlatformError that says which limit it breaks. */
export function acceptedAmount(way: Way, decimal: string, used: bigint): bigint {
  const amount = minorUnits(decimal);
  if (amount < minorUnits(way.minimum))
    throw new PlatformError("amount.low", `"${way.id}" takes ${way.minimum} or more at a time`);
  if (amount > minorUnits(way.maximum))
    throw new PlatformError("amount.high", `"${way.id}" takes ${way.maximum} or less at a time`);
  if (amount % minorUnits(way.step) !== 0n)
    throw new PlatformError("field.invalid", `"${way.id}" takes multiples of ${way.step}`, { field: "amount" });
  const left = leftOf(way, used);
  if (left !== null && amount > left)
    throw new PlatformError("amount.limit", `Of today's limit of "${way.id}" ${decimalOf(left)} is left`);
  return amount;
}

/** What the merchant keeps of an amount, in minor units: rounded to the merchant's loss. */
export function feeOf({ fee }: Way, amount: bigint): bigint {
  return minorUnits(fee.fixed) + (amount * fee.rate) / WHOLE;
}

/** What an amount costs and what of it is credited, without what a promotion adds. */
export function quoteOf(way: Way, amount: bigint): Pick<DepositQuote, "amount" | "fee" | "credited"> {
  const fee = feeOf(way, amount);
  return { amount: decimalOf(amount), fee: decimalOf(fee), credited: decimalOf(amount - fee) };
}
