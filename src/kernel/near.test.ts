import { expect, test } from "vitest";
import { allNearest, nearest } from "./near.ts";

const names = ["sumBalance", "currency", "game-grid", "winner-board"];

test.each([
  ["sumBalence", "sumBalance"],
  ["sumBlaance", "sumBalance"],
  ["SUMBALANCE", "sumBalance"],
  ["gamegrid", "game-grid"],
  ["winner-bord", "winner-board"],
])('"%s" was meant to be "%s"', (written, meant) => expect(nearest(written, names)).toBe(meant));

test.each(["", "z", "balance-sheet-of-last-year", "qqqqqqqqqq"])('nothing is near "%s"', (written) =>
  expect(nearest(written, names)).toBeUndefined(),
);
test("two neighbours that changed places count as one mistake", () => expect(nearest("abd", ["adb"])).toBe("adb"));
test("ties go to the earlier name", () => expect(nearest("cat", ["bat", "rat"])).toBe("bat"));
test("where there are no names, none is near", () => expect(nearest("home", [])).toBeUndefined());
test("all that are equally near are known", () =>
  expect([
    allNearest("cat", ["bat", "rat", "cow"]),
    allNearest("home", ["home", "hone"]),
    allNearest("zzz", ["home"]),
  ]).toEqual([["bat", "rat"], ["home"], []]));
