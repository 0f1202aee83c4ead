import { expect, test } from "vitest";
import { factsFor } from "../../tests/support/facts.ts";
import { testSite } from "../../tests/support/widget-page.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { refusalOf } from "#conditions/refusal.ts";
import { refusalOfRoute } from "./enter.ts";

const rules: EnterRules = [
  { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
  { when: { memberType: [4] }, do: { action: "toast", text: "free_reject", for: 2000 } },
  { when: { flag: "CLOSED" }, do: { action: "redirect", to: "home" } },
];

test("the first rule that applies decides", () => {
  expect(refusalOf(rules, factsFor({ flags: { CLOSED: true } }))).toEqual({ action: "redirect", to: "login" });
  expect(refusalOf(rules, factsFor({ visitor: "trial", memberType: 4, flags: { CLOSED: true } }))).toMatchObject({
    action: "toast",
  });
  expect(refusalOf(rules, factsFor({ visitor: "member", memberType: 0, flags: { CLOSED: true } }))).toEqual({
    action: "redirect",
    to: "home",
  });
});
test("when no rule applies, the visitor may enter", () =>
  expect(refusalOf(rules, factsFor({ visitor: "member", memberType: 0 }))).toBeNull());
test("a rule without a condition always applies", () =>
  expect(refusalOf([{ do: { action: "open-login" } }], factsFor())).toEqual({ action: "open-login" }));
test.each([[undefined], [[]]])("without rules everyone may enter", (none) =>
  expect(refusalOf(none, factsFor())).toBeNull(),
);

const site = testSite({
  access: { everyone: { enter: [] }, session: { enter: rules.slice(0, 1) } },
  routes: {
    home: { path: "/m/home", header: "home", footer: true, access: "everyone" },
    notice: {
      path: "/m/notice",
      header: "page",
      footer: false,
      access: "everyone",
      enter: [{ when: { flag: "CLOSED" }, do: { action: "redirect", to: "home" } }],
    },
    withdraw: {
      path: "/m/withdraw",
      header: "page",
      footer: true,
      access: "session",
      enter: [{ when: { flag: "CLOSED" }, do: { action: "redirect", to: "home" } }],
    },
  },
});

test("a route's access rule is checked before its own rules", () => {
  expect(refusalOfRoute(site, "withdraw", factsFor({ flags: { CLOSED: true } }))).toEqual({
    action: "redirect",
    to: "login",
  });
  expect(refusalOfRoute(site, "withdraw", factsFor({ visitor: "member", flags: { CLOSED: true } }))).toEqual({
    action: "redirect",
    to: "home",
  });
  expect(refusalOfRoute(site, "notice", factsFor({ flags: { CLOSED: true } }))).toEqual({
    action: "redirect",
    to: "home",
  });
  expect(refusalOfRoute(site, "withdraw", factsFor({ visitor: "member" }))).toBeNull();
});
test("an unknown route throws instead of letting the visitor in", () =>
  expect(() => refusalOfRoute(site, "vault", factsFor())).toThrow('There is no route "vault"'));
