import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { holds, type Facts } from "#guards/condition.ts";
import { visitorKind } from "#session/visitor.ts";
import { constancyOf } from "./constant.ts";
import { holdsIn, worldsFor, type World } from "./world.ts";

const atom: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    visitor: fc.subarray(["guest", "member", "trial", "agent"] as const, { minLength: 1 }),
  }) as fc.Arbitrary<Condition>,
  fc.record({ flag: fc.constantFrom("ONE", "TWO") }),
  fc.record({ memberType: fc.subarray([0, 2, 4, 40, 41], { minLength: 1 }) }),
  fc.record({ promotion: fc.constantFrom("MISSION" as const, "REFERRAL" as const) }),
  fc.record({ device: fc.constantFrom("ios" as const, "android" as const, "desktop" as const, "installed" as const) }),
  fc.record({ remote: fc.constantFrom("newMemberCentre" as const, "dividendDisplay" as const) }),
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

const switches = [
  "flag ONE",
  "flag TWO",
  "promotion MISSION",
  "promotion REFERRAL",
  "remote newMemberCentre",
  "remote dividendDisplay",
];
const world: fc.Arbitrary<World> = fc.record({
  type: fc.constantFrom(null, 0, 2, 4, 40, 41, 77),
  system: fc.constantFrom("ios" as const, "android" as const, "desktop" as const),
  installed: fc.boolean(),
  on: fc.subarray(switches).map((names) => new Set(names)),
});

/** The same world as the site's guards see it. */
function factsOf({ type, system, installed, on }: World): Facts {
  const named = (kind: string) =>
    Object.fromEntries(
      [...on].filter((name) => name.startsWith(`${kind} `)).map((name) => [name.slice(kind.length + 1), true]),
    );
  return {
    flags: named("flag"),
    promotions: named("promotion"),
    remote: named("remote"),
    memberType: type,
    visitor: visitorKind(type === null ? null : { type }),
    devices: [system, ...(installed ? ["installed" as const] : [])],
  };
}

describe("worlds", () => {
  it("give a condition the answer that the site gives", () => {
    fc.assert(
      fc.property(tree, world, (condition, one) => {
        expect(holdsIn(condition, one)).toBe(holds(condition, factsOf(one)));
      }),
    );
  });
  it("are all the worlds that count: what never holds holds in no world, what always holds in every", () => {
    fc.assert(
      fc.property(tree, tree, world, (condition, around, one) => {
        const constancy = constancyOf(condition, [around]);
        const seen = holdsIn(around, one);
        if (constancy === "unseen") expect(seen).toBe(false);
        if (seen && constancy === "never") expect(holdsIn(condition, one)).toBe(false);
        if (seen && constancy === "always") expect(holdsIn(condition, one)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  it("are too many when there are too many switches", () => {
    expect(worldsFor([..."ABCDEFGHIJKLMNOP"].map((flag) => ({ flag })))).toBeUndefined();
  });
});
