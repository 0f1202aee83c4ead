import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf } from "#kernel/money.ts";
import { carry } from "./carry.ts";
import { amountOf, missingFor, placeOf, proposedTiers, tiersOf, type Tier } from "./tiers.ts";

/** Tiers as they can be proposed: each needs more and gives more than the one before. */
const tiers = fc
  .array(
    fc.record({
      needs: fc.integer({ min: 1, max: 500_000 }),
      active: fc.nat(4),
      rate: fc.integer({ min: 1, max: 900 }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((steps) => {
    let [needs, active, rate] = [0n, 0, 0n];
    return steps.map((step): Tier => {
      needs += BigInt(step.needs);
      active += step.active;
      rate += BigInt(step.rate);
      return { needs, active, rate };
    });
  });
const base = fc.integer({ min: -1_000_000, max: 5_000_000 }).map(BigInt);
const active = fc.nat(40);
const paidFor = (of: readonly Tier[], reached: { base: bigint; active: number }) =>
  amountOf(of[placeOf(of, reached)], reached.base);

describe("the tiers of a contract", () => {
  test("the highest applies whose requirements hold", () => {
    fc.assert(
      fc.property(tiers, base, active, (all, reached, members) => {
        const place = placeOf(all, { base: reached, active: members });
        const holding = all.filter((tier) => reached >= tier.needs && members >= tier.active);
        expect(all[place]).toBe(holding.at(-1));
      }),
    );
  });
  test("who reaches more, or has more members who bet, is never paid less", () => {
    fc.assert(
      fc.property(tiers, base, active, fc.nat(1_000_000), fc.nat(10), (all, reached, members, more, others) => {
        const less = paidFor(all, { base: reached, active: members });
        expect(paidFor(all, { base: reached + BigInt(more), active: members }) >= less).toBe(true);
        expect(paidFor(all, { base: reached, active: members + others }) >= less).toBe(true);
      }),
    );
  });
  test("with what is missing the next tier applies, and with a hundredth less it does not", () => {
    fc.assert(
      fc.property(tiers, base, active, (all, reached, members) => {
        const place = placeOf(all, { base: reached, active: members });
        const missing = missingFor(all, { base: reached, active: members });
        expect(missing === undefined).toBe(place === all.length - 1);
        if (!missing) return;
        const full = { base: reached + missing.base, active: members + missing.active };
        expect(placeOf(all, full)).toBeGreaterThan(place);
        if (missing.base > 0n) expect(placeOf(all, { ...full, base: full.base - 1n })).toBe(place);
        else expect(placeOf(all, { ...full, active: full.active - 1 })).toBe(place);
      }),
    );
  });
  test("such tiers can be proposed, and are read as they were written", () => {
    fc.assert(
      fc.property(tiers, (all) => {
        const written = all.map(({ needs, active: members, rate }) => ({
          needs: decimalOf(needs),
          active: members,
          rate: decimalOf(rate),
        }));
        expect(tiersOf(proposedTiers.parse(written))).toEqual(all);
      }),
    );
  });
  const tier = { needs: "100.00", active: 0, rate: "1.00" };
  test.each([
    ["none", []],
    ["a tier that needs nothing", [{ ...tier, needs: "0.00" }]],
    ["a rate above the whole", [{ ...tier, rate: "100.01" }]],
    ["a higher tier that needs less", [tier, { ...tier, needs: "50.00", rate: "2.00" }]],
    ["a higher tier that gives less", [tier, { ...tier, needs: "200.00", rate: "0.50" }]],
    [
      "a higher tier that asks for fewer members",
      [
        { ...tier, active: 3 },
        { needs: "200.00", active: 2, rate: "2.00" },
      ],
    ],
  ])("%s cannot be proposed", (_what, wrong) => expect(proposedTiers.safeParse(wrong).success).toBe(false));
});

describe("what is carried over", () => {
  test("only what is short of zero goes on, and over many cycles nothing is lost or counted twice", () => {
    fc.assert(
      fc.property(fc.array(base, { maxLength: 30 }), (results) => {
        let carried = 0n;
        let counted = 0n;
        for (const result of results) {
          const one = carry(carried, result);
          expect(one.carriedOut <= 0n).toBe(true);
          counted += one.base > 0n ? one.base : 0n;
          carried = one.carriedOut;
        }
        expect(counted + carried).toBe(results.reduce((sum, result) => sum + result, 0n));
      }),
    );
  });
});
