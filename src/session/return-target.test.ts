// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { rememberWish, takeWish } from "./return-target.ts";

beforeEach(() => sessionStorage.clear());
const toLogin = { do: "redirect", to: "login" } as const;

test("a wish is granted once", () => {
  rememberWish({ route: "withdraw", query: { from: "menu" } }, toLogin);
  expect(takeWish()).toEqual({ route: "withdraw", query: { from: "menu" } });
  expect(takeWish()).toBeNull();
});
test("the login popup asks to sign in, too", () => {
  rememberWish({ route: "webEmail" }, { do: "open-login" });
  expect(takeWish()).toEqual({ route: "webEmail" });
});
test.each([[{ do: "redirect", to: "home" }], [{ do: "toast", text: "free_reject" }]] as const)(
  "whoever is refused for good is not led there later: %j",
  (refusal) => {
    rememberWish({ route: "memberHome" }, refusal);
    expect(takeWish()).toBeNull();
  },
);
test.each(["nonsense", "7", "null", "[]", "{}", '{"route":7}'])("garbage is no wish: %s", (text) => {
  sessionStorage.setItem("livery.wish", text);
  expect(takeWish()).toBeNull();
});
test("where storage is forbidden a wish lasts until the page is left, and is granted once", () => {
  const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  rememberWish({ route: "withdraw" }, toLogin);
  expect([takeWish(), takeWish()]).toEqual([{ route: "withdraw" }, null]);
  forbidden.mockRestore();
});
