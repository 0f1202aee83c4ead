import type { FieldOf } from "#descriptor/field.ts";
import type { Resolved } from "../fields/field-props.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { readDecimal, type DecimalProblem } from "./read-decimal.ts";

/** Decimals that travel. A currency with more, or with none, is typed within that. */
const WIRE_DECIMALS = 2;

export type AmountProblem = DecimalProblem | "least" | "most" | "step";
type Limits = Pick<Resolved<FieldOf<"amount">>, "min" | "max" | "step">;

/** A typed amount as it is sent, with two decimals and never a binary fraction, or why it cannot be. */
export function readAmount(
  typed: string,
  { min, max, step }: Limits,
  decimals: number,
): { wire: string } | { problem: AmountProblem } {
  const read = readDecimal(typed, { decimals });
  if ("problem" in read) return read;
  const units = minorUnits(read.digits);
  if (units < minorUnits(min)) return { problem: "least" };
  if (max !== undefined && units > minorUnits(max)) return { problem: "most" };
  const by = step === undefined ? 0n : minorUnits(step);
  if (by > 0n && units % by !== 0n) return { problem: "step" };
  return { wire: decimalOf(units) };
}

/** How many decimals an amount in a currency can have: none in yen. */
export function decimalsOf(currency: string | undefined): number {
  if (currency === undefined) return WIRE_DECIMALS;
  const { maximumFractionDigits = WIRE_DECIMALS } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return Math.min(maximumFractionDigits, WIRE_DECIMALS);
}

/** Amounts that can be chosen with a tap: as they are typed, those that the field takes, each once. */
export function offered(quick: readonly string[], limits: Limits, decimals: number): readonly string[] {
  const typed = quick.map((amount) => amount.replace(/\.00$/, ""));
  return [...new Set(typed)].filter((amount) => "wire" in readAmount(amount, limits, decimals));
}
