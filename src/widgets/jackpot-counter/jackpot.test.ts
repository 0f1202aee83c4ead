import fc from "fast-check";
import { expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { growth, growthDelay, jackpotStart } from "./jackpot.ts";

const almostOne = () => 1 - Number.EPSILON;

it("starts at a random value between 70,000,000 and 130,000,000 @account-9-24 @games-9-37", () => {
  expect([jackpotStart(() => 0), jackpotStart(almostOne)]).toEqual([70_000_000, 130_000_000]);
});
it("starts at the same value on host and phone", () =>
  expect(jackpotStart(seededRandom(7))).toBe(jackpotStart(seededRandom(7))));
it("grows every 3, 4 or 5 seconds @account-9-25 @games-9-38", () => {
  fc.assert(fc.property(fc.integer(), (seed) => [3000, 4000, 5000].includes(growthDelay(seededRandom(seed)))));
  expect([growthDelay(() => 0), growthDelay(() => 0.5), growthDelay(almostOne)]).toEqual([3000, 4000, 5000]);
});
it("adds 100 to 500 @account-9-25 @games-9-38", () =>
  expect([growth(() => 0, 0), growth(almostOne, 0), growth(() => 0.5, 0)]).toEqual([100, 500, 300]));
it("adds as many decimals as are shown", () => expect(growth(() => 0.50003, 2)).toBe(300.01));
