import { expect, it } from "vitest";
import { placeQueries } from "#descriptor/places.ts";
import { destinationOfGame, lotteryDestination } from "#data/games/launch-rules.ts";
import { destinationOf } from "#data/games/vendor-rules.ts";
import { testSite } from "../../support/widget-page.ts";
import { findingsWith, all } from "./findings-with.ts";

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

const { places } = testSite();
const game = { vassalage: "AMH", gameType: "RNG", roomId: "20", nodeId: "10" };

it.each([
  ["game", destinationOfGame(game, places)],
  ["game", lotteryDestination("LOTT", places)],
  ["slots", destinationOf({ vassalage: "AMH", gameType: "RNG" }, places)],
  ["games", destinationOf({ vassalage: "AMH", gameType: "LIVE" }, places)],
] as const)("a place takes what the engine opens it by: %s", (place, destination) => {
  const optional = ["pageBack", "class"];
  const needed = Object.keys(destination?.query ?? {}).filter((name) => !optional.includes(name));
  expect(needed.length).toBeGreaterThan(0);
  expect(placeQueries[place]).toEqual(expect.arrayContaining(needed));
});

it.each([
  ["home", "notFound"],
  ["home", "offline"],
  ["home", "launchGame"],
  ["home", "forget"],
  ["deposit", "login"],
  ["member", "login"],
  ["messages", "login"],
  ["offline", "home"],
  ["promotions", "offline"],
])("a place that names a page which is there for something else is one finding: %s, %s", (place, route) => {
  expect(findingsWith({ "brands/lumora/places.json": { [place]: route } })).toEqual([
    expect.stringContaining(`brands/lumora/places.json#/${place} same-route-twice [lumora]: The page "${route}"`),
  ]);
});
