import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { lobbyOptions } from "./options.ts";

test("by default it is a lobby of 2000 games, scrolled through three times", () => {
  expect(lobbyOptions([])).toEqual({ games: 2000, loaded: 26, runs: 3, strict: false, help: false });
});
test("words are read", () =>
  expect(lobbyOptions(["--games", "500", "--loaded", "260", "--runs", "1", "--strict"])).toEqual({
    games: 500,
    loaded: 260,
    runs: 1,
    strict: true,
    help: false,
  }));
test.each([[["--games", "0"]], [["--games", "20001"]], [["--runs", "many"]], [["--nonsense"]]])(
  "%j is refused",
  (words) => expect(() => lobbyOptions(words)).toThrow(UsageError),
);
