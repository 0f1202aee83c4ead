import type { Field, FieldOf } from "#descriptor/field.ts";
import { formatMoney } from "#text/format.ts";
import type { Contributions } from "../fields/field-props.ts";
import { knownAnswer } from "./known-answers.ts";
import type { Inputs } from "./use-typed-values.ts";
import { watchIn } from "./watches-of.ts";

type Currency = FieldOf<"amount">["currency"];

/** The currency of an amount that is not the merchant's, which cells show. */
export function currencyIn(field: Field | undefined): Currency {
  return field?.kind === "amount" ? field.currency : undefined;
}

/** The field that a currency is chosen in. */
export function inputOf(currency: Currency): string | undefined {
  return typeof currency === "object" && "input" in currency ? currency.input : undefined;
}

/** A currency as it is now: written, chosen, or what the platform has said. */
export function currencyNow(currency: Currency, typed: Inputs, form: Contributions): string | undefined {
  if (typeof currency !== "object") return currency;
  const code =
    "input" in currency
      ? typed[currency.input]
      : knownAnswer(form, watchIn(currency.watch))?.answer[currency.watch.split(".")[1] ?? ""];
  return typeof code === "string" && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** An amount in a currency of its own; anything else stays as it is. */
export function inCurrency(currency: string | undefined, value: unknown, locale: string): unknown {
  return currency !== undefined && typeof value === "string" ? formatMoney(value, locale, currency) : value;
}
