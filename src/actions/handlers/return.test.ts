// @vitest-environment jsdom
import { testSite } from "../../../tests/support/widget-page.ts";
import { beforeEach, expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { saveReturnTarget } from "#session/return-target.ts";
import { goToReturnTarget } from "./return.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { action: "redirect", to: "login" } as const;

function goReturn() {
  const context = actionContext();
  void goToReturnTarget({ action: "return" }, context);
  return context.go.mock.calls;
}

test("after signing in the visitor goes to the return target", () => {
  saveReturnTarget({ route: "withdraw", query: { from: "menu" } }, toLogin, testSite().places);
  expect(goReturn()).toEqual([["/m/withdraw?from=menu", { replace: true }]]);
});
test("without a return target it is home", () => expect(goReturn()).toEqual([["/m/home", { replace: true }]]));
test("a return target whose route no longer exists is home", () => {
  saveReturnTarget({ route: "vault" }, toLogin, testSite().places);
  expect(goReturn()).toEqual([["/m/home", { replace: true }]]);
});
