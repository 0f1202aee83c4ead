import { expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const base = "brands/base/gateway.json";
const own = "brands/lumora/gateway.json";
it.each(["https://platform.example/v2?key=1", "https://platform.example/#v2", "https://platform.example/?"])(
  "a platform's address to which no path can be appended is one finding: %s",
  (platform) => {
    expect(findingsWith({ [own]: { platform } })).toEqual([
      expect.stringMatching(
        /^brands\/lumora\/gateway\.json#\/platform wrong-shape \[lumora\]: .*without a question mark and a hash/,
      ),
    ]);
  },
);

it("a platform's address may have a path", () => {
  expect(findingsWith({ [own]: { platform: "https://platform.example:8443/v2/" } })).toEqual([]);
});

it.each([
  ["two moved calls", { gameClasses: "/v2/games", hotGames: "/v2/games" }, "gameClasses", "hotGames"],
  ["a moved call and one that is not", { hotGames: "/api/games/classes" }, "hotGames", "gameClasses"],
])("%s with the same path and method are one finding, at the moved one", (_what, paths, moved, owner) => {
  expect(findingsWith({ [base]: { paths } })).toEqual([
    expect.stringMatching(
      new RegExp(`^${base}#/paths/${moved} same-path-twice \\${all}: "GET /\\S+" is the call "${owner}" already`),
    ),
  ]);
});

it.each([
  ["with different methods", { addFavourite: "/v2/favourites", removeFavourite: "/v2/favourites" }],
  ["that change places", { hotGames: "/api/games/classes", gameClasses: "/api/games/hot" }],
])("calls %s have none", (_what, paths) => {
  expect(findingsWith({ [base]: { paths } })).toEqual([]);
});
