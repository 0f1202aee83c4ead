// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { deedContext } from "../../../tests/support/action-context.ts";
import { rememberWish } from "#session/return-target.ts";
import { returnToWish } from "./return.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { do: "redirect", to: "login" } as const;

function goes() {
  const context = deedContext();
  void returnToWish({ do: "return" }, context);
  return context.go.mock.calls;
}

test("after signing in the visitor goes where they wanted to go", () => {
  rememberWish({ route: "withdraw", query: { from: "menu" } }, toLogin);
  expect(goes()).toEqual([["/m/withdraw?from=menu", { replace: true }]]);
});
test("without a wish it is home", () => expect(goes()).toEqual([["/m/home", { replace: true }]]));
test("a wish for a route that is gone is home", () => {
  rememberWish({ route: "vault" }, toLogin);
  expect(goes()).toEqual([["/m/home", { replace: true }]]);
});
