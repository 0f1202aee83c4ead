// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { BALANCE_MASKED, preference } from "#session/preferences.ts";
import { toggleBalance } from "./toggle-balance.ts";

test("the balance is visible at first; each tap hides or shows it @account-4-37", () => {
  expect(preference(BALANCE_MASKED)).not.toBe("1");
  void toggleBalance({ action: "toggle-balance" }, actionContext());
  expect(preference(BALANCE_MASKED)).toBe("1");
  void toggleBalance({ action: "toggle-balance" }, actionContext());
  expect(preference(BALANCE_MASKED)).toBe("0");
});
