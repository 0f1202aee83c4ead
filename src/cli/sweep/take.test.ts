import fc from "fast-check";
import { expect, test } from "vitest";
import { take } from "./take.ts";

test("every brand is taken once, by any thread, until none is left", () => {
  fc.assert(
    fc.property(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 8 }), (total, threads) => {
      const taken = new Int32Array(1);
      const numbers: number[] = [];
      for (let next = take(taken, total, threads); next.length > 0; next = take(taken, total, threads))
        numbers.push(...next);
      expect(numbers).toEqual(Array.from({ length: total }, (_, index) => index));
      expect(take(taken, total, threads)).toEqual([]);
    }),
  );
});

test("pieces become smaller, so that no thread has much left when the others are done", () => {
  const taken = new Int32Array(1);
  expect(Array.from({ length: 5 }, () => take(taken, 1000, 2).length)).toEqual([250, 188, 141, 106, 79]);
});
