import { expect, test } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { feeOf } from "./amounts.ts";
import { limits } from "./limits.ts";

const paid = { timesToday: limits.freeDaily };
const random = seededRandom("withdrawal fees");
/** Amounts between the limits, and each edge of the fee. */
const amounts = [
  limits.minimum,
  150_000n,
  150_001n,
  999_999n,
  1_000_000n,
  limits.maximum,
  ...Array.from({ length: 500 }, () => limits.minimum + BigInt(Math.trunc(random() * Number(limits.maximum)))),
].toSorted((one, other) => Number(one - other));

test("a fee is a hundredth of the amount to the last whole centavo, from 15.00 to 100.00", () => {
  for (const amount of amounts) {
    const fee = feeOf(paid, amount);
    const exact = Number(amount) / 100;
    const expected = Math.min(Math.max(Math.floor(exact), 1_500), 10_000);
    expect([amount, fee]).toEqual([amount, BigInt(expected)]);
    expect(fee < amount).toBe(true);
  }
});

test("a fee never falls as the amount grows", () => {
  const fees = amounts.map((amount) => feeOf(paid, amount));
  expect(fees).toEqual(fees.toSorted((one, other) => Number(one - other)));
});

test.each([0, limits.freeDaily - 1])("after %s withdrawals of a day the next is free", (timesToday) =>
  expect(amounts.map((amount) => feeOf({ timesToday }, amount))).toEqual(amounts.map(() => 0n)),
);
