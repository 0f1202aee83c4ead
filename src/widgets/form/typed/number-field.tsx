import type { FieldOf } from "#descriptor/field.ts";
import { formatNumber } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { FieldRefused, type LaterProps, type Resolved } from "../fields/field-props.ts";
import { filled } from "./filled.ts";
import { LONGEST, readDecimal, type DecimalProblem } from "./read-decimal.ts";
import { useContribution } from "./use-contribution.ts";

type Problem = DecimalProblem | "least" | "most";

/** A number, sent as one. */
export function NumberField(props: LaterProps<Resolved<FieldOf<"number">>>) {
  const { field, line } = props;
  const { min, max, decimals } = field;
  const text = useText();
  const locale = useLocale();
  useContribution(props, (typed, parameter) => {
    const read = readNumber(typed, field);
    if ("problem" in read) throw new FieldRefused("form.invalid");
    return { [parameter]: read.number };
  });
  const written = (limit: number | undefined) => (limit === undefined ? "" : formatNumber(limit, locale, decimals));
  const values = {
    decimals: String(decimals),
    digits: String(LONGEST),
    least: written(min),
    most: written(max),
  };
  return line({
    check(typed, rule, byRule) {
      const read = typed.trim() === "" ? undefined : readNumber(typed, field);
      if (!read || "number" in read) return byRule(rule, read ? String(read.number) : "");
      const key = read.problem === "decimals" && decimals === 0 ? "whole" : read.problem;
      return filled(text(`field.number.${key}`), values);
    },
    // The number pads of phones have no minus.
    hints: { inputMode: min !== undefined && min < 0 ? "text" : decimals === 0 ? "numeric" : "decimal" },
  });
}

function readNumber(
  typed: string,
  { min, max, decimals }: Pick<Resolved<FieldOf<"number">>, "min" | "max" | "decimals">,
): { number: number } | { problem: Problem } {
  const read = readDecimal(typed, { decimals, minus: min !== undefined && min < 0 });
  if ("problem" in read) return read;
  const number = Number(read.digits);
  if (min !== undefined && number < min) return { problem: "least" };
  return max !== undefined && number > max ? { problem: "most" } : { number };
}
