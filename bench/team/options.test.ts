import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { teamOptions } from "./options.ts";

test("by default it is a team of twenty thousand on both engines, each call made nine times", () => {
  expect(teamOptions([])).toEqual({ members: 20_000, runs: 9, engines: ["PGlite", "PostgreSQL"], help: false });
});
test("words are read", () =>
  expect(teamOptions(["--members", "200", "--runs", "1", "--engine", "PGlite"])).toEqual({
    members: 200,
    runs: 1,
    engines: ["PGlite"],
    help: false,
  }));
test.each([[["--members", "0"]], [["--runs", "many"]], [["--engine", "MySQL"]], [["--nonsense"]]])(
  "%j is refused",
  (words) => expect(() => teamOptions(words)).toThrow(UsageError),
);
