import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basicRate, rebateOf } from "../play/rebate.ts";
import { allowedRates, fitsBelow, rateRefusal } from "./rate-rules.ts";

const BASIC = basicRate("RNG");
const TOP = BASIC + 60n;

/** A tree of accounts with their rates: each names the one above, the first has nobody. */
interface Tree {
  above: (number | undefined)[];
  rates: bigint[];
}

const belowOf = ({ above, rates }: Tree, one: number) => rates.filter((_rate, other) => above[other] === one);

/** Sets a rate if it is allowed; whether it was. */
function set(tree: Tree, one: number, rate: bigint): boolean {
  const above = tree.above[one];
  if (above === undefined) return false;
  const allowed = allowedRates("RNG", tree.rates[above] ?? 0n, belowOf(tree, one));
  if (rateRefusal(rate, allowed)) return false;
  tree.rates[one] = rate;
  return true;
}

/** The accounts above somebody, from the nearest up to the first. */
function wayUp({ above }: Tree, one: number): number[] {
  const up = above[one];
  return up === undefined ? [] : [up, ...wayUp({ above, rates: [] }, up)];
}

/** Puts somebody below another one if it is allowed. */
function move(tree: Tree, one: number, to: number): void {
  const isBelow = to === one || wayUp(tree, to).includes(one);
  if (tree.above[one] === undefined || isBelow) return;
  if (fitsBelow(tree.rates[one] ?? 0n, tree.rates[to] ?? 0n)) tree.above[one] = to;
}

/** A tree after any settings and moves, some of which were refused. */
const anyTree = fc
  .array(fc.nat(), { minLength: 1, maxLength: 14 })
  .map((numbers) => [undefined, ...numbers.map((number, place) => number % (place + 1))])
  .chain((above) =>
    fc
      .array(
        fc.tuple(
          fc.nat(above.length - 1),
          fc.oneof(fc.bigInt(BASIC - 10n, TOP + 20n), fc.record({ to: fc.nat(above.length - 1) })),
        ),
        { maxLength: 40 },
      )
      .map((steps) => {
        const tree: Tree = { above: [...above], rates: above.map((up) => (up === undefined ? TOP : BASIC)) };
        for (const [one, what] of steps) {
          if (typeof what === "bigint") set(tree, one, what);
          else move(tree, one, what.to);
        }
        return tree;
      }),
  );

/** What a bet brings: the member's own rebate, and what each account above earns by it. */
function shares(tree: Tree, member: number, turnover: bigint): bigint[] {
  const way = [member, ...wayUp(tree, member)];
  return way.map((one, place) => {
    const below = place === 0 ? 0n : (tree.rates[way[place - 1] ?? 0] ?? 0n);
    return rebateOf({ turnover, rate: (tree.rates[one] ?? 0n) - below });
  });
}

describe("rates that are given on, however they are set and members moved along a tree", () => {
  test("nobody ever has less than anyone below", () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const [one, up] of tree.above.entries())
          if (up !== undefined) expect(tree.rates[up]).toBeGreaterThanOrEqual(tree.rates[one] ?? 0n);
      }),
    ));

  test("what a bet brings its member and everybody above is the first one's rate, and no cent more", () =>
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.bigInt(0n, 10_000_000n), (tree, number, turnover) => {
        const member = number % tree.above.length;
        const sum = (of: bigint) => shares(tree, member, of).reduce((all, one) => all + one, 0n);
        expect(sum(turnover)).toBeLessThanOrEqual(rebateOf({ turnover, rate: TOP }));
        // Without what is lost below a hundredth it is exactly as much.
        expect(sum(turnover * 10_000n)).toBe(rebateOf({ turnover: turnover * 10_000n, rate: TOP }));
        expect(shares(tree, member, turnover).every((one) => one >= 0n)).toBe(true);
      }),
    ));

  test("what is above the quota, below what is given on, and below the basic rate is refused", () => {
    const allowed = allowedRates("RNG", BASIC + 30n, [BASIC + 5n, BASIC + 10n]);
    expect(allowed).toEqual({ least: BASIC + 10n, most: BASIC + 30n });
    expect(rateRefusal(BASIC + 31n, allowed)).toBe("rebate.high");
    expect(rateRefusal(BASIC + 9n, allowed)).toBe("rebate.low");
    expect(rateRefusal(BASIC + 10n, allowed)).toBeUndefined();
    expect(rateRefusal(BASIC - 1n, allowedRates("RNG", BASIC, []))).toBe("rebate.low");
  });
});
