import type { LanguageCode, Translated } from "#gateway/languages.ts";
import { wordsIn } from "#gateway/languages.ts";
import type { WithdrawalQuote, WithdrawalRules } from "#gateway/withdrawals.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { turnoverFactors } from "../ledger/turnover.ts";
import { limits } from "./limits.ts";
import type { Standing } from "./standing.ts";

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** The rules as a call answers them. */
export function rulesOf(standing: Standing, language: LanguageCode): WithdrawalRules {
  const { available, balance } = standing;
  const locked = balance - available;
  const left = leftToday(standing);
  return {
    minimum: decimalOf(limits.minimum),
    maximum: decimalOf(least(available, left, limits.maximum)),
    step: decimalOf(limits.step),
    available: decimalOf(available),
    locked: decimalOf(locked),
    bonus: decimalOf(least(locked, standing.toPlayOfRewards)),
    toPlay: decimalOf(standing.toPlay),
    turnover: wordsIn(turnoverWords, language),
    leftToday: decimalOf(left),
    timesLeft: Math.max(0, limits.timesDaily - standing.timesToday),
    freeLeft: Math.max(0, limits.freeDaily - standing.timesToday),
    ...feeRules(standing),
    needs: standing.needs,
  };
}

/** An amount that can be withdrawn now, in minor units. Throws a PlatformError that says which rule it breaks. */
export function acceptedAmount(standing: Standing, decimal: string): bigint {
  const amount = minorUnits(decimal);
  if (amount < limits.minimum)
    throw new PlatformError("amount.low", `${decimalOf(limits.minimum)} or more can be withdrawn at a time`);
  if (amount > limits.maximum)
    throw new PlatformError("amount.high", `${decimalOf(limits.maximum)} or less can be withdrawn at a time`);
  if (amount % limits.step !== 0n)
    throw new PlatformError("field.invalid", `An amount is a multiple of ${decimalOf(limits.step)}`, {
      field: "amount",
    });
  if (standing.timesToday >= limits.timesDaily)
    throw new PlatformError("withdrawal.many", `${limits.timesDaily} withdrawals a day are possible`);
  if (amount > leftToday(standing))
    throw new PlatformError("amount.limit", `Of today's limit ${decimalOf(leftToday(standing))} is left`);
  if (amount > standing.available)
    throw new PlatformError("amount.funds", `${decimalOf(standing.available)} can be withdrawn`, { field: "amount" });
  return amount;
}

/** What a withdrawal of an amount costs now, in minor units: rounded to the merchant's loss. */
export function feeOf(standing: Pick<Standing, "timesToday">, amount: bigint): bigint {
  if (isFree(standing)) return 0n;
  const { rate, least: floor, most } = limits.fee;
  const part = (amount * rate) / WHOLE;
  return part < floor ? floor : least(part, most);
}

/** The same as the rules say it: hundredths of a percent are written like hundredths of money. */
function feeRules(standing: Standing): Pick<WithdrawalRules, "fee" | "feeRate" | "feeMost"> {
  const { rate, least: fee, most } = limits.fee;
  return isFree(standing)
    ? { fee: "0.00", feeRate: null, feeMost: null }
    : { fee: decimalOf(fee), feeRate: decimalOf(rate), feeMost: decimalOf(most) };
}

function isFree({ timesToday }: Pick<Standing, "timesToday">): boolean {
  return timesToday < limits.freeDaily;
}

export function quoteOf(standing: Standing, amount: bigint): WithdrawalQuote {
  const fee = feeOf(standing, amount);
  return { amount: decimalOf(amount), fee: decimalOf(fee), received: decimalOf(amount - fee) };
}

function leftToday({ usedToday }: Standing): bigint {
  return usedToday < limits.daily ? limits.daily - usedToday : 0n;
}

function least(...amounts: readonly bigint[]): bigint {
  return amounts.reduce((one, other) => (other < one ? other : one));
}

const turnoverWords: Translated<string> = {
  EN: `A deposit has to be staked ${times(turnoverFactors.deposit)}, a reward ${times(turnoverFactors.promotion)}. Every stake on games and draws counts in full.`,
  TY: `Kailangang itaya nang ${turnoverFactors.deposit} beses ang deposito, at nang ${turnoverFactors.promotion} beses ang reward. Buong binibilang ang bawat taya sa mga laro at bunutan.`,
};

function times(factor: number): string {
  return factor === 1 ? "once" : `${factor} times`;
}
