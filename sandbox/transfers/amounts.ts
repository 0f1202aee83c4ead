import type { TransferLimits } from "#gateway/transfers.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";

/** The least that can be moved between wallets: any amount can. */
const MINIMUM = "0.01";
/** Amounts to choose with a tap, beside everything. */
const QUICK = ["100.00", "500.00", "1000.00"];

/** What can be moved out of a wallet with that much in it, in minor units. */
export function limitsOf(balance: bigint): TransferLimits {
  const maximum = decimalOf(balance);
  const less = QUICK.filter((amount) => minorUnits(amount) < balance);
  return { minimum: MINIMUM, maximum, quick: balance > 0n ? [...less, maximum] : [] };
}

/**
 * What is moved out of a wallet with that much in it, in minor units: an amount, or everything. Throws a PlatformError
 * where that cannot be moved.
 */
export function movableAmount(decimal: string | undefined, balance: bigint): bigint {
  if (decimal === undefined && balance === 0n) throw new PlatformError("wallet.empty", "There is nothing to move");
  if (decimal === undefined) return balance;
  const amount = minorUnits(decimal);
  if (amount <= 0n) throw new PlatformError("amount.low", `${MINIMUM} or more can be moved`);
  if (amount > balance)
    throw new PlatformError("amount.high", `The wallet holds ${decimalOf(balance)}: no more can be moved`);
  return amount;
}
