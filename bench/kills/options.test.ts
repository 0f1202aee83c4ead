import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { killsOptions } from "./options.ts";

test("by default there are fifty kills", () =>
  expect(killsOptions([])).toEqual({ count: 50, seed: 1, engine: "PostgreSQL", help: false }));
test("words are read", () =>
  expect(killsOptions(["--count", "3", "--seed", "7", "--pglite"])).toEqual({
    count: 3,
    seed: 7,
    engine: "PGlite",
    help: false,
  }));
test.each([[["--count", "0"]], [["--seed", "x"]], [["--nonsense"]]])("%j is refused", (words) =>
  expect(() => killsOptions(words)).toThrow(UsageError),
);
