import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { vipLevels } from "../catalogue/vip-levels.ts";
import { everyMonth, levelAt, levelNow, monthEnds } from "./standing.ts";

const played = (...amounts: string[]) =>
  amounts.map((amount, place) => ({ month: `2026-0${place + 1}-01`, played: minorUnits(amount) }));
const labels = (...amounts: string[]) =>
  monthEnds(played(...amounts)).map(({ level }) => levelAt(level)?.label ?? null);

describe("the level at the end of a month", () => {
  it("is what its stakes reach, however many levels that are at once", () =>
    expect(labels("999.99", "1000.00", "250000.00")).toEqual([null, "Bronze", "Platinum"]));
  it("stays where the stakes keep it", () => expect(labels("50000.00", "20000.00")).toEqual(["Gold", "Gold"]));
  it("is one lower where they do not, and none below the first", () =>
    expect(labels("50000.00", "19999.99", "0.00", "0.00", "0.00")).toEqual(["Gold", "Silver", "Bronze", null, null]));
});

it("while a month runs, the level of before stays, and a higher one is there at once", () => {
  const [, second] = monthEnds(played("50000.00", "0.00"));
  expect(second && levelAt(levelNow(second))?.label).toBe("Gold");
  const [, risen] = monthEnds(played("1000.00", "10000.00"));
  expect(risen && levelAt(levelNow(risen))?.label).toBe("Silver");
});

it("months without a bet are there, too", () =>
  expect(everyMonth("2026-11-01", "2027-02-01", new Map([["2026-12-01", 5n]]))).toEqual([
    { month: "2026-11-01", played: 0n },
    { month: "2026-12-01", played: 5n },
    { month: "2027-01-01", played: 0n },
    { month: "2027-02-01", played: 0n },
  ]));

it("whatever is staked: no month takes more than one level, and what reaches a level gives it", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 200_000_000n }), { maxLength: 24 }), (amounts) => {
      const ends = monthEnds(amounts.map((amount, place) => ({ month: String(place), played: amount })));
      for (const { before, level, played: staked } of ends) {
        expect(level).toBeGreaterThanOrEqual(Math.max(before - 1, -1));
        for (const [place, { needs }] of vipLevels.entries())
          if (staked >= needs) expect(level).toBeGreaterThanOrEqual(place);
      }
    }),
  );
});
