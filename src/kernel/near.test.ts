import { expect, test } from "vitest";
import { allNearest, nearest } from "./near.ts";

const names = ["sumBalance", "currency", "game-grid", "winner-board"];

test.each([
  ["sumBalence", "sumBalance"],
  ["sumBlaance", "sumBalance"],
  ["SUMBALANCE", "sumBalance"],
  ["gamegrid", "game-grid"],
  ["winner-bord", "winner-board"],
])('"%s" suggests "%s"', (written, meant) => expect(nearest(written, names)).toBe(meant));

test.each(["", "z", "balance-sheet-of-last-year", "qqqqqqqqqq"])('nothing is close to "%s"', (written) =>
  expect(nearest(written, names)).toBeUndefined(),
);
test("two swapped neighbours count as one mistake", () => expect(nearest("abd", ["adb"])).toBe("adb"));
test("ties go to the earlier name", () => expect(nearest("cat", ["bat", "rat"])).toBe("bat"));
test("without candidates there is no suggestion", () => expect(nearest("home", [])).toBeUndefined());
test("all equally near candidates are returned", () =>
  expect([
    allNearest("cat", ["bat", "rat", "cow"]),
    allNearest("home", ["home", "hone"]),
    allNearest("zzz", ["home"]),
  ]).toEqual([["bat", "rat"], ["home"], []]));
