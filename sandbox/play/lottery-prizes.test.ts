import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lotteryGamesOf } from "../catalogue/lottery-games.ts";
import { winningNumber } from "../draws/winning-number.ts";
import { chanceOf, isPick, pickOf, prizesOf, rightOf } from "./lottery-prizes.ts";

const shapes = [
  ...new Set(["acme", "zenith", "a", "b"].flatMap((code) => lotteryGamesOf(code).map(({ shape }) => shape))),
];

describe.each(shapes)("a game that draws %s", (shape) => {
  const pick = pickOf(shape);
  test("gives back less than it takes, but something", () => {
    const back = prizesOf(pick).reduce((sum, { right, times }) => sum + times * chanceOf(pick, right), 0);
    expect(back).toBeGreaterThan(0.05);
    expect(back).toBeLessThan(0.95);
  });
  test("the chances of all counts of right numbers sum to one", () => {
    expect(
      Array.from({ length: pick.count + 1 }, (_, right) => chanceOf(pick, right)).reduce((sum, chance) => sum + chance),
    ).toBeCloseTo(1, 9);
  });
  test("the winning number is a fully correct pick", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = winningNumber(shape, seed);
        const numbers = drawn.split("~")[0]!.split(",").map(Number);
        expect(isPick(pick, numbers)).toBe(true);
        expect(rightOf(pick, numbers, drawn)).toBe(pick.count);
      }),
    );
  });
});

test("digits count at their place, numbers anywhere", () => {
  expect(rightOf(pickOf("3x0-9"), [1, 2, 3], "3,2,1~9")).toBe(1);
  expect(rightOf(pickOf("3of45"), [1, 2, 3], "3,2,1")).toBe(3);
});

test.each([[[1, 2]], [[1, 2, 10]], [[-1, 2, 3]], [[1, 2, 3.5]], [[1, 2, Number.NaN]], [[1, 2, 3, 4]]])(
  "%j is no pick of three digits",
  (numbers) => expect(isPick(pickOf("3x0-9"), numbers)).toBe(false),
);
test("the same number twice is no pick of different numbers", () =>
  expect(isPick(pickOf("3of45"), [4, 4, 5])).toBe(false));
test("an unknown shape is refused", () => expect(() => pickOf("three")).toThrow(/no shape/));
