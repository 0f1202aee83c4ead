import { minorUnits } from "#kernel/money.ts";

/** A VIP level. Amounts in minor units. */
export interface Level {
  label: string;
  /** What is to be staked in a month to reach it. */
  needs: bigint;
  /** What is to be staked in a month to keep it. */
  keeps: bigint;
  /** Paid once for reaching it. */
  gift: bigint;
  /** Paid each week. */
  weekly: bigint;
}

const level = (
  label: string,
  amounts: readonly [needs: string, keeps: string, gift: string, weekly: string],
): Level => {
  const [needs, keeps, gift, weekly] = amounts.map(minorUnits) as [bigint, bigint, bigint, bigint];
  return { label, needs, keeps, gift, weekly };
};

/** The VIP levels, the lowest first. */
export const vipLevels: readonly Level[] = [
  level("Bronze", ["1000.00", "500.00", "18.00", "5.00"]),
  level("Silver", ["10000.00", "4000.00", "88.00", "18.00"]),
  level("Gold", ["50000.00", "20000.00", "388.00", "68.00"]),
  level("Platinum", ["250000.00", "100000.00", "1888.00", "288.00"]),
  level("Diamond", ["1000000.00", "400000.00", "8888.00", "1088.00"]),
];
