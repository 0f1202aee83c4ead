import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factsFor } from "../../tests/support/facts.ts";
import { access, type Access } from "#descriptor/vocabulary/access.ts";
import { isObject } from "#kernel/json.ts";
import { visitorKind } from "#session/visitor.ts";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import { compares } from "#conditions/compares.ts";
import type { Facts } from "#conditions/facts.ts";
import { refusalOf } from "#conditions/refusal.ts";

/** The access rules of the base layer. */
function readRules(): Record<string, Access> {
  const file: unknown = JSON.parse(readFileSync("brands/base/access.json", "utf8"));
  const entries = Object.entries(isObject(file) ? file : {}).filter(([id]) => !id.startsWith("$"));
  return Object.fromEntries(entries.map(([id, rule]) => [id, access.parse(rule)]));
}

const rules = readRules();
const types = [null, 0, 1, 2, 4, 40, 41, 42] as const;

/** The outcome for a member type; null is a guest. "in", a route, or the text of a toast. */
function met(rule: string, type: number | null, more: Partial<Facts> = {}): string {
  const visitor = visitorKind(type === null ? null : { type });
  const refusal = refusalOf(
    rules[rule]?.enter,
    factsFor({
      visitor,
      memberType: type,
      promotions: { REFERRAL: true, MISSION: true },
      remote: { dividendDisplay: true },
      ...more,
    }),
  );
  if (!refusal) return "in";
  if (refusal.action === "toast") return `${refusal.text} for ${refusal.for} ms`;
  return refusal.action === "redirect" ? refusal.to : refusal.action;
}

const everyoneIn = ["in", "in", "in", "in", "in", "in", "in", "in"];
const guestToLogin = ["login", "in", "in", "in", "in", "in", "in", "in"];
const trialToast = (text: string) => ["login", "in", "in", "in", `${text} for 2000 ms`, "in", "in", "in"];

describe.each([
  ["everyone", "everyone may browse @account-6-01 @games-6-01", everyoneIn],
  ["session", "protected entries need a session, else login @account-6-08 @games-2-02", guestToLogin],
  [
    "launch",
    "launching games, favourites, recents and the lottery need a session, else login @games-5-01",
    guestToLogin,
  ],
  [
    "member",
    "type 4 is rejected from the members page with free_reject for 2 s @account-6-04 @account-8-11 @games-5-02 @games-8-02",
    trialToast("free_reject"),
  ],
  [
    "signIn",
    "entries that need a session open login over the page for guests @games-2-125",
    ["open-login", "in", "in", "in", "in", "in", "in", "in"],
  ],
  [
    "realAccount",
    "trial accounts are asked for an actual account @account-6-05 @games-8-06",
    trialToast("message.actualAccount"),
  ],
  [
    "settings",
    "settings and change password send a visitor without a session home @account-2.8-04",
    ["home", "in", "in", "in", "in", "in", "in", "in"],
  ],
  [
    "agent",
    "types 0, 4, 40 or no session are sent home from the agent area @games-6-04",
    ["home", "home", "in", "in", "home", "home", "in", "in"],
  ],
  [
    "contract",
    "types 4, 40, 41 and 42 have no contracts @games-6-07",
    ["login", "in", "in", "in", "home", "home", "home", "home"],
  ],
  [
    "dividend",
    "guests and types 0, 4, 40, 41 and 42 are sent home from the dividend, whose info is not requested for them @games-6-05",
    ["home", "home", "in", "in", "home", "home", "home", "home"],
  ],
  ["referral", "invite friends needs the session of a member (account §2.4)", trialToast("free_reject")],
])("%s: %s", (rule, _, expected) => {
  test.each(types.map((type, index) => [type === null ? "a guest" : `type ${type}`, expected[index], type] as const))(
    "%s gets: %s",
    (_who, outcome, type) => expect(met(rule, type)).toBe(outcome),
  );
});

test("invite friends with REFERRAL off names customer service for 2 s; a guest still goes to login @account-8-12 @games-5-04", () => {
  expect(met("referral", 0, { promotions: { REFERRAL: false } })).toBe("contact_service for 2000 ms");
  expect(met("referral", 0, { promotions: {} })).toBe("contact_service for 2000 ms");
  expect(met("referral", null, { promotions: { REFERRAL: false } })).toBe("login");
});

test.each([1, 2])("the dividend sends type %s home, too, where dividends are not displayed @games-2-137", (type) => {
  expect(met("dividend", type, { remote: { dividendDisplay: false } })).toBe("home");
});

test.each([
  [null, true, "login"],
  [0, false, "message.noPermission for 2000 ms"],
  [0, true, "in"],
  [1, true, "in"],
  [2, true, "message.noPermission for 2000 ms"],
  [2, false, "message.noPermission for 2000 ms"],
])("upline transfer, type %s with AGETRANSFERUP3 %s: %s @account-8-16 @games-8-05", (type, on, outcome) => {
  expect(met("upline", type, { flags: { AGETRANSFERUP3: on } })).toBe(outcome);
});

test("upline transfer, type 0 with AGETRANSFERUP3 true, but without an upline: message.noPermission @games-6-06", () => {
  const compare = (hasUpline: boolean) => (comparison: Comparison) => compares(comparison, hasUpline);
  const flags = { AGETRANSFERUP3: true };
  expect(met("upline", 0, { flags, compare: compare(false) })).toBe("message.noPermission for 2000 ms");
  expect(met("upline", 0, { flags, compare: compare(true) })).toBe("in");
});

test("every rule of the base layer is covered here", () => {
  expect(Object.keys(rules).sort()).toEqual([
    "agent",
    "contract",
    "dividend",
    "everyone",
    "launch",
    "member",
    "realAccount",
    "referral",
    "session",
    "settings",
    "signIn",
    "upline",
  ]);
});
