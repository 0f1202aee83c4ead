import type { DescribedField, DescribedValues } from "#gateway/described.ts";
import { describedMost } from "#gateway/described-fields.ts";
import type { GameCategory } from "#gateway/entities.ts";
import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { categoryNames } from "../catalogue/category-names.ts";
import { rebated } from "../play/rebate.ts";
import { rateRefusal, type Allowed } from "./rate-rules.ts";
import type { RatesByCategory } from "./rates.ts";

/** The parameter of the calls that take rates. */
const PARAMETER = "rates";

/** The rates that are allowed of each category, and the one that is chosen at first. */
export type RateChoices = (category: GameCategory) => Allowed & { now: bigint };

/** A field for each category, with the rates that are allowed. */
export function rateFields(choicesOf: RateChoices, language: LanguageCode): DescribedField[] {
  return rebated.map((category) => {
    const { now, ...allowed } = choicesOf(category);
    return {
      name: fieldOf(category),
      kind: "select",
      label: wordsIn(categoryNames[category], language),
      required: true,
      choices: steps(allowed, now).map((rate) => ({ value: decimalOf(rate), label: `${decimalOf(rate)}%` })),
      initial: decimalOf(now),
    };
  });
}

/** Hundredths of a percent, or fewer where there were too many to choose from; always both ends and what is set. */
function steps({ least, most }: Allowed, now: bigint): bigint[] {
  const step = (most - least) / BigInt(describedMost.choices - 3) + 1n;
  const rates = [least, most, now];
  for (let rate = least; rate < most; rate += step) rates.push(rate);
  return [...new Set(rates)].toSorted((one, other) => Number(one - other));
}

/** The rates that are filled in. Throws field.invalid for what is no rate of a category. */
export function readRates(values: DescribedValues): RatesByCategory {
  return new Map(
    Object.entries(values).map(([name, value]) => {
      const category = rebated.find((one) => fieldOf(one) === name);
      const isRate = typeof value === "string" && /^\d{1,2}\.\d{2}$/.test(value);
      if (category === undefined || !isRate)
        throw new PlatformError("field.invalid", `"${name}" is not the rate of a category, such as 0.85`, {
          field: `${PARAMETER}.${name}`,
        });
      return [category, minorUnits(value)];
    }),
  );
}

/** Throws what is wrong with rates, at the field of the first one that cannot be given. */
export function refuseRates(rates: RatesByCategory, allowedOf: (category: GameCategory) => Allowed): void {
  for (const [category, rate] of rates) {
    const allowed = allowedOf(category);
    const refusal = rateRefusal(rate, allowed);
    if (refusal)
      throw new PlatformError(
        refusal,
        `The rate ${decimalOf(rate)} of ${category} is not between ${decimalOf(allowed.least)} and ${decimalOf(allowed.most)}`,
        { field: `${PARAMETER}.${fieldOf(category)}` },
      );
  }
}

/** What the field of a category is called: names of described fields begin with a small letter. */
function fieldOf(category: GameCategory): string {
  return category.toLowerCase();
}
