import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { recordsOptions } from "./options.ts";

test("by default it is a list of 2000 records, scrolled from the 1500th on three times", () => {
  expect(recordsOptions([])).toEqual({ records: 2000, loaded: 1500, look: "rows", runs: 3, help: false });
});
test("words are read", () =>
  expect(recordsOptions(["--records", "500", "--loaded", "25", "--look", "table", "--runs", "1"])).toEqual({
    records: 500,
    loaded: 25,
    look: "table",
    runs: 1,
    help: false,
  }));
test.each([
  [["--records", "0"]],
  [["--loaded", "20001"]],
  [["--runs", "many"]],
  [["--look", "cards"]],
  [["--nonsense"]],
])("%j is refused", (words) => expect(() => recordsOptions(words)).toThrow(UsageError));
