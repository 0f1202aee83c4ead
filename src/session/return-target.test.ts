// @vitest-environment jsdom
import { testSite } from "../../tests/support/widget-page.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { saveReturnTarget, takeReturnTarget } from "./return-target.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { action: "redirect", to: "login" } as const;

test("a return target is used once", () => {
  saveReturnTarget({ route: "withdraw", query: { from: "menu" } }, toLogin, testSite().places);
  expect(takeReturnTarget()).toEqual({ route: "withdraw", query: { from: "menu" } });
  expect(takeReturnTarget()).toBeNull();
});
test("opening the login popup saves the target, too", () => {
  saveReturnTarget({ route: "messages" }, { action: "open-login" }, testSite().places);
  expect(takeReturnTarget()).toEqual({ route: "messages" });
});
test.each([[{ action: "redirect", to: "home" }], [{ action: "toast", text: "free_reject" }]] as const)(
  "a final refusal saves no target: %j",
  (refusal) => {
    saveReturnTarget({ route: "memberHome" }, refusal, testSite().places);
    expect(takeReturnTarget()).toBeNull();
  },
);
test.each(["nonsense", "7", "null", "[]", "{}", '{"route":7}'])("malformed data is no target: %s", (text) => {
  sessionStorage.setItem("livery.returnTarget", text);
  expect(takeReturnTarget()).toBeNull();
});
test("without storage a target lasts until the page is left, and is used once", () => {
  const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  saveReturnTarget({ route: "withdraw" }, toLogin, testSite().places);
  expect([takeReturnTarget(), takeReturnTarget()]).toEqual([{ route: "withdraw" }, null]);
  forbidden.mockRestore();
});
