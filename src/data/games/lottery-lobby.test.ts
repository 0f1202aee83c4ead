import { describe, expect, test } from "vitest";
import { testDraw } from "../../../tests/support/entities.ts";
import { FAV, gamesBehind, gamesOf, groupsOf, HOT } from "./lottery-lobby.ts";

const [daily, quick, late] = [
  testDraw({ gameId: "1" }),
  testDraw({ gameId: "2", tag: ["HOT"] }),
  testDraw({ gameId: "3", tag: ["HOT"] }),
];
const menu = {
  PH: { tag: "PH", labelName: "Philippines", gameMenus: [daily, late] },
  VN: { tag: "VN", labelName: "Vietnam", gameMenus: [quick, late] },
};
const ids = (entry: string | undefined, favourites: string[] = []) =>
  gamesBehind(menu, entry, favourites)
    .map(({ gameId }) => gameId)
    .join("");

test("the menu has each group once, in the platform's order, by tag and labelName @games-3-19", () =>
  expect(groupsOf(menu)).toEqual([
    { tag: "PH", label: "Philippines" },
    { tag: "VN", label: "Vietnam" },
  ]));
test("groups with the special tags are the site's own, whatever a platform sends", () => {
  expect(
    groupsOf({ HOT: { tag: "HOT", labelName: "Hot", gameMenus: [quick] }, ...menu }).map(({ tag }) => tag),
  ).toEqual(["PH", "VN"]);
  expect(gamesBehind({ HOT: { tag: "HOT", labelName: "Hot", gameMenus: [] }, ...menu }, HOT, [])).toEqual([
    late,
    quick,
  ]);
});
test("a game in several groups is listed once among all games", () =>
  expect(gamesOf(menu)).toEqual([daily, late, quick]));
describe("games of a menu entry (games §2, §4)", () => {
  test.each([
    [undefined, "132"],
    ["PH", "13"],
    ["VN", "23"],
    [HOT, "32"],
    [FAV, ""],
    ["XX", ""],
  ])("%s shows %j", (entry, expected) => expect(ids(entry)).toBe(expected));
  test("favourites come first, the rest keeps its order @games-4-19", () => {
    expect(ids(undefined, ["2"])).toBe("213");
    expect(ids("VN", ["3"])).toBe("32");
    expect(ids(FAV, ["2", "1", "gone"])).toBe("12");
  });
});
