import { minorUnits } from "#kernel/money.ts";
import type { MerchantState, WithdrawalState } from "../database/merchant-tables.ts";

/** The rules of withdrawals. Amounts are minor units. */
export const limits = {
  minimum: minorUnits("100.00"),
  maximum: minorUnits("50000.00"),
  step: minorUnits("1.00"),
  daily: minorUnits("200000.00"),
  timesDaily: 5,
  freeDaily: 2,
  /** Of those that are not free: hundredths of a percent of the amount, within these. */
  fee: { rate: 100n, least: minorUnits("15.00"), most: minorUnits("100.00") },
  /** From this amount on a person looks at it. */
  reviewed: minorUnits("20000.00"),
  cards: 5,
} as const;

const DEFAULTS = { cancellable: true, paidAfter: 60, needsProvedNumber: false, cardWaits: 24 };

/** What a merchant's operators say, completed by the defaults. */
export function settingsOf({ withdrawals }: MerchantState): Required<{
  [K in keyof WithdrawalState]: NonNullable<WithdrawalState[K]>;
}> {
  const said = Object.fromEntries(Object.entries(withdrawals ?? {}).filter(([, value]) => value !== undefined));
  return { ...DEFAULTS, ...said };
}
