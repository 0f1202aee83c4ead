import { expect, test } from "vitest";
import { UsageError } from "../usage-error.ts";
import { rainOptions } from "./options.ts";

test("by default each page is visited twice", () => {
  expect(rainOptions([])).toEqual({ runs: 2, help: false });
  expect(rainOptions(["--runs", "5"])).toMatchObject({ runs: 5 });
});
test.each(["0", "many", "21"])("--runs=%s is refused", (runs) => {
  expect(() => rainOptions([`--runs=${runs}`])).toThrow(UsageError);
});
