// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { factsFor } from "../../../tests/support/facts.ts";
import { testSite } from "../../../tests/support/widget-page.ts";
import { takeReturnTarget } from "#session/return-target.ts";
import { addressOf, navigate } from "./navigate.ts";

beforeEach(() => sessionStorage.clear());

const site = testSite({
  routes: {
    ...testSite().routes,
    memberHome: { path: "/m/member/home", header: "none", footer: true, access: "member" },
  },
  access: {
    everyone: { enter: [] },
    member: {
      enter: [
        { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
        { when: { memberType: [4] }, do: { action: "toast", text: "free_reject", for: 2000 } },
      ],
    },
  },
});

test("a visitor who may enter goes to the route's address", () => {
  const context = actionContext({ site, facts: factsFor({ visitor: "member", memberType: 0 }) });
  void navigate({ action: "navigate", to: "memberHome", query: { tab: "1" } }, context);
  expect(context.go).toHaveBeenCalledWith("/m/member/home?tab=1", { replace: false });
  expect(context.run).not.toHaveBeenCalled();
});
test("the history entry is replaced only when the action says so", () => {
  const context = actionContext({ site });
  void navigate({ action: "navigate", to: "notice", replace: true }, context);
  expect(context.go).toHaveBeenCalledWith("/m/notice", { replace: true });
});
test("a guest tapping members goes to login, and the return target is saved @account-2.4-05", () => {
  const context = actionContext({ site });
  void navigate({ action: "navigate", to: "memberHome", query: { tab: "1" } }, context);
  expect(context.go).toHaveBeenCalledWith("/m/login", { replace: false });
  expect(takeReturnTarget()).toEqual({ route: "memberHome", query: { tab: "1" } });
});
test("a guest who goes to sign in or to register comes back to the page they were on", () => {
  history.replaceState(null, "", "/m/notice?id=7");
  for (const to of ["login", "register"]) {
    void navigate({ action: "navigate", to }, actionContext({ site, route: "notice" }));
    expect(takeReturnTarget()).toEqual({ route: "notice", query: { id: "7" } });
  }
});
test("between signing in, registering and recovering, what was wanted first is kept", () => {
  for (const [route, to] of [
    ["notice", "memberHome"],
    ["login", "register"],
    ["forget", "login"],
  ] as const)
    void navigate({ action: "navigate", to }, actionContext({ site, route }));
  expect(takeReturnTarget()).toEqual({ route: "memberHome" });
});
test("member type 4 tapping members gets a toast and stays; no return target is saved @account-2.4-06", () => {
  const context = actionContext({ site, facts: factsFor({ visitor: "trial", memberType: 4 }) });
  void navigate({ action: "navigate", to: "memberHome" }, context);
  expect(context.go).not.toHaveBeenCalled();
  expect(context.run).toHaveBeenCalledWith({ action: "toast", text: "free_reject", for: 2000 });
  expect(takeReturnTarget()).toBeNull();
});

test.each([
  ["notice", undefined, "/m/notice"],
  ["notice", {}, "/m/notice"],
  ["notice", { type: "A B" }, "/m/notice?type=A+B"],
  ["nowhere", undefined, "/"],
])("the address of %s with %j is %s", (route, query, address) => {
  expect(addressOf(site.routes, route, query)).toBe(address);
});
