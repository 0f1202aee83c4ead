/**
 * Money travels as a decimal string ("1234.50"); it is never a binary fraction. Amounts are minor units in a bigint.
 */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Minor units (hundredths) of a decimal string. Throws a RangeError for anything that is not one, or has a third
 * decimal.
 */
export function minorUnits(decimal: string): bigint {
  const match = DECIMAL.exec(decimal);
  if (!match || (match[3]?.length ?? 0) > 2)
    throw new RangeError(`"${decimal}" is not an amount of money: write digits, a point and at most two decimals`);
  const minor = BigInt(match[2] ?? "0") * 100n + BigInt((match[3] ?? "").padEnd(2, "0"));
  return match[1] === "-" ? -minor : minor;
}

/** The decimal string of minor units, always with two decimals. */
export function decimalOf(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
