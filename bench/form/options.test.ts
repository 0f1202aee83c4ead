import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { formOptions } from "./options.ts";

test("by default it is a form of 500 fields, visited eight times", () => {
  expect(formOptions([])).toEqual({ fields: 500, runs: 8, strict: false, help: false });
});
test("words are read", () =>
  expect(formOptions(["--fields", "50", "--runs", "3", "--strict"])).toEqual({
    fields: 50,
    runs: 3,
    strict: true,
    help: false,
  }));
test.each([[["--fields", "0"]], [["--runs", "many"]], [["--nonsense"]]])("%j is refused", (words) =>
  expect(() => formOptions(words)).toThrow(UsageError),
);
