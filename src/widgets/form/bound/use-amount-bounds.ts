import type { FieldOf } from "#descriptor/field.ts";
import type { FormFieldProps } from "../fields/field-props.ts";
import { useLimit, type Bound } from "./use-bound.ts";
import { useWatch } from "./use-watch.ts";

/** What an amount may take from elsewhere, beside the limits that other kinds have, too. */
export type AmountBounds = Partial<Pick<FieldOf<"amount">, "step" | "currency" | "quick">>;

/** The most amounts that a list offers. */
const MOST = 8;

interface TakenBounds {
  bounds: readonly Bound[];
  /** What was taken, for the field to use. */
  taken: { step?: string | undefined; currency?: string | undefined; quick?: readonly string[] };
  /** The amounts to choose from have been asked for. */
  isComing: boolean;
}

/** Takes the step, the currency and the amounts to choose from. */
export function useAmountBounds(field: AmountBounds, props: FormFieldProps): TakenBounds {
  const step = useLimit(field.step, props);
  const currency = useLimit(field.currency, props);
  const list = field.quick && "watch" in field.quick ? field.quick : undefined;
  const [watch, part = ""] = list?.watch.split(".") ?? [];
  const { state, answer } = useWatch(watch, props);
  const isCode = /^[A-Z]{3}$/.test(String(currency.value));
  return {
    // An amount of money without a currency is not one to send.
    bounds: [step, currency.state === "ready" && !isCode ? { ...currency, state: "failed" } : currency],
    taken: {
      ...(field.step !== undefined && { step: asMoney(step.value) }),
      ...(field.currency !== undefined && { currency: isCode ? String(currency.value) : undefined }),
      ...(list && { quick: listOf(answer?.[part]) }),
    },
    isComing: state === "waiting",
  };
}

/** What a platform lists; nothing where it lists nothing. */
function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, MOST) : [];
}

function asMoney(value: Bound["value"]): string | undefined {
  return typeof value === "string" && /^\d+\.\d{2}$/.test(value) ? value : undefined;
}
