import { expect, it } from "vitest";
import { markOf, saidOfAll } from "./game-mark.ts";
import { lobbyOf, saidIn } from "./lobby.ts";

it.each([
  ["gameType=FISH&tab=hot", "hot"],
  ["gameType=FISH&class=HOT", "hot"],
  ["gameType=HOT", "hot"],
  ["gameType=RNG", "new"],
  ["gameType=RNG&class=ALL", undefined],
  ["gameType=FISH", undefined],
  ["gameType=HOT&tab=recent", undefined],
  ["gameType=HOT&class=FAV", undefined],
])("the lobby of %s says of every game: %s", (query, said) => {
  expect(saidIn(lobbyOf(new URLSearchParams(query)))).toBe(said);
});
it("a row says what all of its games are, if they are several", () => {
  const [hot, plain, both] = [true, false, true].map((isHot, place) => ({ hot: isHot, isNew: place === 2 }));
  expect([[hot, both], [hot, plain], [both]].map((row) => saidOfAll(row as never))).toEqual([
    "hot",
    undefined,
    undefined,
  ]);
});
it("a label says the other thing where the list says one", () => {
  const both = { isNew: true, hot: true };
  expect([markOf(both, undefined), markOf(both, "hot"), markOf(both, "new")]).toEqual(["new", "new", "hot"]);
  expect([markOf({ isNew: false, hot: true }, "hot"), markOf({ isNew: true, hot: false }, "new")]).toEqual([
    undefined,
    undefined,
  ]);
});
