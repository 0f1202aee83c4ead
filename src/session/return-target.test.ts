// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { saveReturnTarget, takeReturnTarget } from "./return-target.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { do: "redirect", to: "login" } as const;

test("a wish is granted once", () => {
  saveReturnTarget({ route: "withdraw", query: { from: "menu" } }, toLogin);
  expect(takeReturnTarget()).toEqual({ route: "withdraw", query: { from: "menu" } });
  expect(takeReturnTarget()).toBeNull();
});
test("the login popup asks to sign in, too", () => {
  saveReturnTarget({ route: "webEmail" }, { do: "open-login" });
  expect(takeReturnTarget()).toEqual({ route: "webEmail" });
});
test.each([[{ do: "redirect", to: "home" }], [{ do: "toast", text: "free_reject" }]] as const)(
  "whoever is refused for good is not led there later: %j",
  (refusal) => {
    saveReturnTarget({ route: "memberHome" }, refusal);
    expect(takeReturnTarget()).toBeNull();
  },
);
test.each(["nonsense", "7", "null", "[]", "{}", '{"route":7}'])("garbage is no wish: %s", (text) => {
  sessionStorage.setItem("livery.returnTarget", text);
  expect(takeReturnTarget()).toBeNull();
});
test("where storage is forbidden a wish lasts until the page is left, and is granted once", () => {
  const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  saveReturnTarget({ route: "withdraw" }, toLogin);
  expect([takeReturnTarget(), takeReturnTarget()]).toEqual([{ route: "withdraw" }, null]);
  forbidden.mockRestore();
});
