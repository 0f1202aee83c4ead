import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { databaseOptions } from "./options.ts";

test("by default it is a hundred thousand bets and a team of twenty thousand on both engines, each call made five times", () => {
  expect(databaseOptions([])).toEqual({
    bets: 100_000,
    team: 20_000,
    runs: 5,
    engines: ["PGlite", "PostgreSQL"],
    help: false,
  });
});
test("words are read", () =>
  expect(databaseOptions(["--bets", "2000", "--team", "200", "--runs", "1", "--engine", "PostgreSQL"])).toEqual({
    bets: 2000,
    team: 200,
    runs: 1,
    engines: ["PostgreSQL"],
    help: false,
  }));
test.each([[["--bets", "0"]], [["--team", "100001"]], [["--runs", "many"]], [["--engine", "MySQL"]], [["--nonsense"]]])(
  "%j is refused",
  (words) => expect(() => databaseOptions(words)).toThrow(UsageError),
);
