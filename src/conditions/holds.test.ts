import { describe, expect, test } from "vitest";
import { factsFor } from "../../tests/support/facts.ts";
import { conditionKinds, type Condition } from "#descriptor/vocabulary/condition.ts";
import { dependsOnVisitor } from "./depends.ts";
import type { Facts } from "./facts.ts";
import { holds } from "./holds.ts";

const cases: [Condition, Partial<Facts>, boolean][] = [
  [{ flag: "DIRECTREG3" }, { flags: { DIRECTREG3: true } }, true],
  [{ flag: "DIRECTREG3" }, { flags: { DIRECTREG3: false } }, false],
  [{ flag: "DIRECTREG3" }, {}, false],
  [{ visitor: "guest" }, { visitor: "guest" }, true],
  [{ visitor: "guest" }, { visitor: "member" }, false],
  [{ visitor: ["member", "agent"] }, { visitor: "agent" }, true],
  [{ visitor: ["member", "agent"] }, { visitor: "trial" }, false],
  [{ memberType: [4] }, { memberType: 4 }, true],
  [{ memberType: [0, 40] }, { memberType: 4 }, false],
  [{ memberType: [0] }, { memberType: null }, false],
  [{ promotion: "REFERRAL" }, { promotions: { REFERRAL: true } }, true],
  [{ promotion: "REFERRAL" }, { promotions: { MISSION: true } }, false],
  [{ device: "ios" }, { devices: ["ios", "installed"] }, true],
  [{ device: "installed" }, { devices: ["ios", "installed"] }, true],
  [{ device: "android" }, { devices: [] }, false],
  [{ remote: "newMemberCentre" }, { remote: { newMemberCentre: true } }, true],
  [{ remote: "newMemberCentre" }, {}, false],
  [{ compare: { of: { row: "status" }, in: ["open"] } }, { compare: () => true }, true],
  [{ compare: { of: { row: "status" }, in: ["open"] } }, { compare: () => false }, false],
  [{ compare: { of: { row: "status" }, empty: true } }, {}, false],
  [{ all: [{ visitor: "guest" }, { flag: "A" }] }, { flags: { A: true } }, true],
  [{ all: [{ visitor: "guest" }, { flag: "A" }] }, {}, false],
  [{ any: [{ visitor: "member" }, { flag: "A" }] }, { flags: { A: true } }, true],
  [{ any: [{ visitor: "member" }, { flag: "A" }] }, {}, false],
  [{ not: { visitor: "guest" } }, { visitor: "trial" }, true],
  [{ not: { visitor: "guest" } }, {}, false],
];

test.each(cases)("%j holds for %j: %s", (condition, facts, expected) =>
  expect(holds(condition, factsFor(facts))).toBe(expected),
);

test("every kind of condition of the vocabulary is tried, both ways", () => {
  const tried = (result: boolean) =>
    new Set(cases.filter(([, , expected]) => expected === result).map(([condition]) => Object.keys(condition)[0]));
  expect([...tried(true)].sort()).toEqual(Object.keys(conditionKinds).sort());
  expect([...tried(false)].sort()).toEqual(Object.keys(conditionKinds).sort());
});

test("an absent condition holds", () => expect(holds(undefined, factsFor())).toBe(true));

test("conditions nest to any depth", () => {
  const condition: Condition = {
    all: [
      { any: [{ visitor: "agent" }, { all: [{ visitor: "member" }, { not: { flag: "OFF" } }] }] },
      { not: { memberType: [40] } },
    ],
  };
  expect(holds(condition, factsFor({ visitor: "member", memberType: 0 }))).toBe(true);
  expect(holds(condition, factsFor({ visitor: "member", memberType: 40 }))).toBe(false);
  expect(holds(condition, factsFor({ visitor: "member", memberType: 0, flags: { OFF: true } }))).toBe(false);
  expect(holds(condition, factsFor({ visitor: "agent", memberType: 1, flags: { OFF: true } }))).toBe(true);
});

describe("whether the result can differ between visitors", () => {
  test.each<[Condition | undefined, boolean]>([
    [undefined, false],
    [{ flag: "A" }, false],
    [{ promotion: "REFERRAL" }, false],
    [{ remote: "newDepositDetail" }, false],
    [{ visitor: "guest" }, true],
    [{ memberType: [4] }, true],
    [{ device: "ios" }, true],
    [{ not: { visitor: "guest" } }, true],
    [{ all: [{ flag: "A" }, { any: [{ promotion: "MISSION" }, { device: "ios" }] }] }, true],
    [{ all: [{ flag: "A" }, { any: [{ promotion: "MISSION" }] }] }, false],
  ])("%j: %s", (condition, expected) => expect(dependsOnVisitor(condition)).toBe(expected));
});
