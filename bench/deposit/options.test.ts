import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { depositOptions } from "./options.ts";

test("by default the first brand deposits five times of each sort, at 300 ms a call", () =>
  expect(depositOptions([])).toEqual({ brand: undefined, delay: 300, runs: 5, help: false }));
test("words are read", () =>
  expect(depositOptions(["--brand", "bilis", "--delay", "800", "--runs", "2"])).toEqual({
    brand: "bilis",
    delay: 800,
    runs: 2,
    help: false,
  }));
test.each([[["--delay", "0"]], [["--runs", "many"]], [["--nonsense"]]])("%j is refused", (words) =>
  expect(() => depositOptions(words)).toThrow(UsageError),
);
