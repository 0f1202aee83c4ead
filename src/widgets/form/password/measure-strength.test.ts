import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { measureStrength } from "./measure-strength.ts";

test.each([
  ["123456", 1, "common"],
  ["password", 1, "common"],
  ["P@ssw0rd", 1, "common"],
  ["drowssap", 1, "common"],
  ["asdfghjkl;", 1, "rows"],
  ["abcdefgh", 1, "rows"],
  ["87654321", 1, "common"],
  ["zzzzzzzzz", 1, "repeats"],
  ["xyqxyqxyqxyq", 1, "repeats"],
  ["14-02-1998", 1, "dates"],
  ["k7fQw", 1, "longer"],
  ["k7fQwL3", 2, "longer"],
] as const)("%s is of level %s, and better without %s", (password, level, hint) => {
  expect(measureStrength(password)).toEqual({ level, hint });
});

test.each([
  ["Mabuhay-2026-ulan", 3],
  ["tuyong kahoy sa bundok", 4],
  ["vK8#qLm2!xTz", 4],
])("%s is of level %s or higher and needs no hint", (password, level) => {
  const strength = measureStrength(password);
  expect(strength.level).toBeGreaterThanOrEqual(level);
  expect(strength.hint).toBeUndefined();
});

test("a name that is in the form makes a weak password", () => {
  expect(measureStrength("marikitbituin").level).toBeGreaterThan(1);
  expect(measureStrength("marikitbituin", ["marikitbituin"])).toEqual({ level: 1, hint: "own" });
});

test("every text has a level", () => {
  assert(
    property(string({ maxLength: 60 }), (password) => {
      expect([1, 2, 3, 4]).toContain(measureStrength(password).level);
    }),
    { numRuns: 60 },
  );
});
