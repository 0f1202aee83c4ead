// @vitest-environment jsdom
import { testSite } from "../../../tests/support/widget-page.ts";
import { beforeEach, expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { saveReturnTarget } from "#session/return-target.ts";
import { memberSession } from "../../../tests/support/render-widget.tsx";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { forgetTemporaryPassword, keepSession } from "#session/session.ts";
import { goToReturnTarget } from "./return.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { action: "redirect", to: "login" } as const;

function goReturn(site = testSite()) {
  const context = actionContext({ site });
  void goToReturnTarget({ action: "return" }, context);
  return context.go.mock.calls;
}

test("after signing in the visitor goes to the return target", () => {
  saveReturnTarget({ route: "withdraw", query: { from: "menu" } }, toLogin, testSite().places);
  expect(goReturn()).toEqual([["/m/withdraw?from=menu", { replace: true }]]);
});
test("who signed in with a temporary password chooses a new one first, and then goes to the return target", () => {
  saveReturnTarget({ route: "withdraw" }, toLogin, testSite().places);
  const site = testSite({
    routes: {
      ...testSite().routes,
      changePassword: { path: "/m/changePsw", header: "page", footer: false, access: "everyone" },
    },
  });
  keepSession({ ...memberSession, temporaryPassword: true });
  expect(goReturn(site)).toEqual([["/m/changePsw", { replace: true }]]);
  expect(shownToast()?.text).toBe("the words of message.temporaryPassword");
  forgetTemporaryPassword();
  expect(goReturn(site)).toEqual([["/m/withdraw", { replace: true }]]);
});
test("without a return target it is home", () => expect(goReturn()).toEqual([["/m/home", { replace: true }]]));
test("a return target whose route no longer exists is home", () => {
  saveReturnTarget({ route: "vault" }, toLogin, testSite().places);
  expect(goReturn()).toEqual([["/m/home", { replace: true }]]);
});
