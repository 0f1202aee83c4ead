import { expect, test } from "vitest";
import { startUpView } from "./start-up.ts";

test.each([
  [false, false, "app"],
  [true, false, "maintenance"],
  [false, true, "region-restricted"],
  [true, true, "maintenance"],
] as const)(
  "maintenance %s, regionRestriction %s: %s is shown; maintenance wins @account-2.2-03 @account-2.2-04 @account-2.2-05 @account-2.2-06",
  (maintenance, regionRestriction, view) => expect(startUpView({ maintenance, regionRestriction })).toBe(view),
);
test("while nothing is known, the normal app is shown", () => expect(startUpView(undefined)).toBe("app"));
