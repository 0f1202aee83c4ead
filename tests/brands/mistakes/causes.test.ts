import { expect, it } from "vitest";
import { findingsWith, moved, replacedIn, all } from "./findings-with.ts";

it.each([
  ["help", "hepl"],
  ["login", "logn"],
  ["rebate-report", "rebate-reprt"],
])("a misspelt screen of base is one finding, in the brands that change it and in the others: %s", (screen, slip) => {
  const renamed = moved(`brands/base/screens/${screen}.json`, `brands/base/screens/${slip}.json`);
  expect(findingsWith(renamed)).toEqual([
    expect.stringMatching(
      new RegExp(`^brands/base/screens/${slip}\\.json# wrong-shape \\${all}: .* Did you mean "${screen}"\\?$`),
    ),
  ]);
});

const access = "brands/base/access.json";
const guests = { visitor: "guest" };
const toLogin = { action: "redirect", to: "login" };
const toHome = { action: "redirect", to: "home" };
const forMoney = { action: "toast", text: "message.actualAccount", for: 2000 };

it.each([
  ["session", 0, [{ when: { not: guests }, do: toLogin }]],
  ["settings", 0, [{ when: { not: guests }, do: toHome }]],
  [
    "realAccount",
    0,
    [
      { when: { not: guests }, do: toLogin },
      { when: { memberType: [4] }, do: forMoney },
    ],
  ],
])("an access rule turned round (%s) is one finding, at the rule, whatever it closes", (rule, index, enter) => {
  const [finding, ...others] = findingsWith({ [access]: { [rule]: { enter } } });
  expect(others).toEqual([]);
  expect(finding).toMatch(
    new RegExp(`^${access}#/${rule}/enter/${index}/when menu-not-for-audience \\[.+\\]: This refuses members, trial`),
  );
});

it("an access rule that a brand turns round is one finding, in the brand, also when it closes a single link of base", () => {
  const enter = [{ when: { not: guests }, do: toHome }];
  expect(findingsWith({ "brands/kawayan/access.json": { settings: { enter } } })).toEqual([
    expect.stringContaining("brands/kawayan/access.json#/settings/enter/0/when menu-not-for-audience [kawayan]: "),
  ]);
});

it("links of a brand to a rule that base's links agree with are findings at these links", () => {
  const link = (to: string) => ({
    icon: "wallet",
    label: "menu.deposit",
    when: { visitor: "trial" },
    do: { action: "navigate", to },
  });
  const entries = { first: link("deposit"), second: link("withdraw") };
  expect(findingsWith({ "brands/bilis/menus.json": { main: { entries } } })).toEqual([
    expect.stringContaining("brands/bilis/menus.json#/main/entries/first/do/to menu-not-for-audience [bilis]: "),
    expect.stringContaining("brands/bilis/menus.json#/main/entries/second/do/to menu-not-for-audience [bilis]: "),
  ]);
});

it("a refusal that a brand adds to a route is one finding, at the refusal, although the link is in base", () => {
  const enter = [{ when: { not: guests }, do: forMoney }];
  expect(findingsWith({ "brands/kawayan/routes.json": { settings: { access: "everyone", enter } } })).toEqual([
    expect.stringContaining("brands/kawayan/routes.json#/settings/enter/0/when menu-not-for-audience [kawayan]: "),
  ]);
});

const form = (id: string) => `brands/base/forms/${id}.json`;

it.each([
  ["forget-email", "resetPasswordByEmail", "login"],
  ["change-password", "changePassword", "login"],
  ["register-username", "register", "claimActivity"],
  ["login-username", "login", "register"],
])("a form (%s) with another call is one finding, at the call, which names the right one: %s", (id, call, other) => {
  expect(findingsWith(replacedIn(form(id), `"call": "${call}"`, `"call": "${other}"`))).toEqual([
    expect.stringMatching(
      new RegExp(`^${form(id)}#/submit/call \\S+ \\${all}: The call "${other}" .* Did you mean "${call}"\\?$`),
    ),
  ]);
});

it("a field that a brand adds and no call takes is a finding at the field", () => {
  const fields = { nick: { kind: "text", label: "login.username" }, pet: { kind: "text", label: "login.username" } };
  expect(findingsWith({ "brands/kawayan/forms/forget-email.json": { fields } })).toEqual([
    expect.stringContaining("brands/kawayan/forms/forget-email.json#/fields/nick unknown-source [kawayan]: "),
    expect.stringContaining("brands/kawayan/forms/forget-email.json#/fields/pet unknown-source [kawayan]: "),
  ]);
});

it.each([
  ["agent-notice", "announcements", "recentGames", 'has no fields "id", "title", "publishedAt" and 2 more'],
  ["bet-records", "betRecords", "hotGames", 'has no fields "name", "at", "status" and 6 more'],
  ["bet-records", "betSummary", "memberInfo", 'has no fields "count", "stake" and "net"'],
  ["profit-and-loss", "profitAndLossSummary", "addPasskey", 'has no fields "net", "stake", "paid" and 7 more'],
  ["profit-and-loss", "profitAndLoss", "gameList", 'has no fields "day" and "net"'],
  ["settings", "passkeyList", "sessionList", 'has no fields "domain", "name" and "createdAt"'],
])("another call for what a screen shows is one finding, at the call: %s, %s → %s", (screen, call, other, misfits) => {
  const file = `brands/base/screens/${screen}.json`;
  const [finding, ...others] = findingsWith(replacedIn(file, `"call": "${call}"`, `"call": "${other}"`));
  expect(others).toEqual([]);
  expect(finding).toContain("/source/call ");
  expect(finding).toContain(`: What "${other}" answers ${misfits}, which are shown of it. `);
  expect(finding).toContain(`"${call}"`);
});

it("a single field that a call lacks is a finding at the field", () => {
  const records = replacedIn("brands/base/screens/deposit-records.json", '"amount": {', '"amuont": {');
  expect(findingsWith(records)).toEqual([expect.stringMatching(/\/fields\/amuont .*Did you mean "amount"\?/)]);
});

it.each(["session", "launch"])("a start page for members only (%s) is one finding, at the route's access", (rule) => {
  expect(findingsWith({ "brands/base/routes.json": { home: { access: rule } } })).toEqual([
    expect.stringContaining(`brands/base/routes.json#/home/access always-holds []: The access rule "${rule}" decides `),
  ]);
});

it("a start page that a brand makes one for members is one finding, in the brand", () => {
  expect(findingsWith({ "brands/lumora/routes.json": { home: { access: "session" } } })).toEqual([
    expect.stringContaining("brands/lumora/routes.json#/home/access always-holds [lumora]: "),
  ]);
});

it("a condition of a brand that the access rule of base decides is a finding at the condition", () => {
  const when = { not: { visitor: "guest" } };
  const body = { account: { when }, security: { when } };
  expect(findingsWith({ "brands/araw/brand.json": { screens: { settings: { body } } } })).toEqual([
    expect.stringMatching(/^brands\/araw\/brand\.json#\/screens\/settings\/body\/account\/when always-holds \[araw\]/),
    expect.stringMatching(/^brands\/araw\/brand\.json#\/screens\/settings\/body\/security\/when always-holds \[araw\]/),
  ]);
});

it("a call in pages as the source of a chart is one finding, although a field is not in it", () => {
  const chart = {
    source: { call: "betRecords", with: undefined },
    series: { net: { field: "paidd" } },
  };
  const [finding, ...others] = findingsWith({
    "brands/base/screens/profit-and-loss.json": { body: { drawing: { options: chart } } },
  }).filter((one) => !one.includes("no-op-override"));
  expect(others).toEqual([]);
  expect(finding).toContain("/options/source/call wrong-series ");
});
