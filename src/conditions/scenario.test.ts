import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { constancyOf } from "./can-be.ts";
import type { Facts } from "./facts.ts";
import { holds } from "./holds.ts";
import { visitorKindOf } from "./member-types.ts";
import { scenariosFor } from "./scenario.ts";

const atom: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    visitor: fc.subarray(["guest", "member", "trial", "agent"] as const, { minLength: 1 }),
  }) as fc.Arbitrary<Condition>,
  fc.record({ flag: fc.constantFrom("ONE", "TWO") }),
  fc.record({ memberType: fc.subarray([0, 2, 4, 40, 41], { minLength: 1 }) }),
  fc.record({ promotion: fc.constantFrom("MISSION" as const, "REFERRAL" as const) }),
  fc.record({ device: fc.constantFrom("ios" as const, "android" as const, "desktop" as const, "installed" as const) }),
  fc.record({ remote: fc.constantFrom("newMemberCentre" as const, "dividendDisplay" as const) }),
  fc.record({ compare: fc.record({ of: fc.record({ row: fc.constantFrom("status", "at") }), empty: fc.boolean() }) }),
);
const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.record({ all: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("tree") }),
  ),
}));

/** Each of some names, on or off. */
const switched = (...names: string[]) =>
  fc.subarray(names).map((on) => Object.fromEntries(on.map((name) => [name, true])));

/** Every possible visitor, including types and switches that no condition names. */
const visit: fc.Arbitrary<Facts> = fc
  .record({
    memberType: fc.constantFrom(null, 0, 2, 4, 40, 41, 77),
    system: fc.constantFrom("ios" as const, "android" as const, "desktop" as const),
    installed: fc.boolean(),
    flags: switched("ONE", "TWO", "OTHER"),
    promotions: switched("MISSION", "REFERRAL"),
    remote: switched("newMemberCentre", "dividendDisplay"),
    open: fc.func(fc.boolean()),
  })
  .map(({ system, installed, memberType, open, ...switches }) => ({
    ...switches,
    // By its words: records with and without a prototype are the same comparison.
    compare: (comparison: Comparison) => open(JSON.stringify(comparison)),
    memberType,
    visitor: visitorKindOf(memberType),
    devices: [system, ...(installed ? (["installed"] as const) : [])],
  }));

describe("scenarios", () => {
  it("have one in which every condition answers as it does for a visitor", () => {
    fc.assert(
      fc.property(tree, visit, (condition, facts) => {
        const answers = scenariosFor([condition])?.map((scenario) => holds(condition, scenario));
        expect(answers).toContain(holds(condition, facts));
      }),
    );
  });
  it("are all that count: what never holds holds in none, what always holds in every", () => {
    fc.assert(
      fc.property(tree, tree, visit, (condition, around, facts) => {
        const constancy = constancyOf(condition, [around]);
        const seen = holds(around, facts);
        if (constancy === "unseen") expect(seen).toBe(false);
        if (seen && constancy === "never") expect(holds(condition, facts)).toBe(false);
        if (seen && constancy === "always") expect(holds(condition, facts)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  it("are too many when there are too many switches", () => {
    expect(scenariosFor([..."ABCDEFGHIJKLMNOP"].map((flag) => ({ flag })))).toBeUndefined();
  });
});
