import { expect, it } from "vitest";
import { guessedScreen } from "./guessed-screen.ts";
import type { BrandAccess } from "./guessed-access.ts";
import { listingCall } from "./listing-call.ts";

const toLogin = { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } };
const said = { action: "toast", text: "free_reject" };
const places = { signIn: "login", home: "home" };
const access = {
  everyone: { enter: [] },
  settings: { enter: [{ when: { visitor: "guest" }, do: { action: "redirect", to: "home" } }] },
  session: { enter: [toLogin] },
  lucky: { enter: [toLogin, { when: { visitor: "trial" }, do: said }, { when: { flag: "LUCKY" }, do: said }] },
  real: { enter: [toLogin, { when: { memberType: [4] }, do: said }] },
  firstAgents: { enter: [{ when: { not: { memberType: [1] } }, do: { action: "redirect", to: "home" } }] },
  agent: { enter: [{ when: { not: { visitor: "agent" } }, do: { action: "redirect", to: "home" } }] },
};

function entry(call: string, brand: BrandAccess) {
  const { access: rule, enter } = guessedScreen("tried", listingCall(call), brand).route.value;
  return rule ?? enter;
}

it.each([
  ["hotMatches", undefined],
  ["betRecords", "session"],
  ["rewards", "real"],
  ["teamMembers", "agent"],
])("%s has the access rule that refuses whom the call refuses: %s", (call, rule) => {
  expect(entry(call, { access, places, flags: { LUCKY: true } })).toBe(rule);
});

it("a brand without such a rule gets one for the route, which sends guests to sign in", () => {
  const { everyone, firstAgents } = access;
  const others = (visitor: string[]) => ({ when: { visitor }, do: { action: "redirect", to: "home" } });
  const few = { access: { everyone, firstAgents }, places };
  expect(entry("betRecords", few)).toEqual([toLogin]);
  expect(entry("rewards", few)).toEqual([toLogin, others(["trial"])]);
  expect(entry("teamMembers", few)).toEqual([toLogin, others(["member", "trial"])]);
});
