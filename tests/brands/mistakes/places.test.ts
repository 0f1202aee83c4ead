import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const all = "[araw bilis kawayan lumora perlas]";
const base = "brands/base/places.json";

it.each([
  ["draw", "home", '"code"'],
  ["game", "gameList", '"category", "gameId", "nodeId"'],
  ["games", "lottery", '"gameType" and "vendor"'],
  ["slots", "lottery", '"vendor"'],
  ["activity", "activity", '"id"'],
  ["announcements", "rewardCenter", '"id"'],
])(
  "a place that names a route which does not take its queries is one finding, at the place: %s, %s",
  (place, route, missing) => {
    expect(findingsWith({ [base]: { [place]: route } })).toEqual([
      expect.stringMatching(
        new RegExp(`^${base}#/${place} unknown-query \\${all}: The place "${place}" is opened with ${missing}`),
      ),
    ]);
  },
);

it("the finding names a route that takes them", () => {
  expect(findingsWith({ "brands/lumora/places.json": { draw: "home" } })).toEqual([
    expect.stringMatching(/^brands\/lumora\/places\.json#\/draw .*\[lumora\].* Use one of .*"startLottery"/),
  ]);
});

it("a place may be another route that takes them", () => {
  expect(findingsWith({ "brands/lumora/places.json": { draw: "launchGame", slots: "gameList" } })).toEqual([]);
});
