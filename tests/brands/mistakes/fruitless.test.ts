import { expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const routes = "brands/kawayan/routes.json";

it("a back arrow that leads to its own page is one finding, at the route that it names", () => {
  expect(findingsWith({ [routes]: { settings: { back: { replace: "settings" } } } })).toEqual([
    expect.stringContaining(
      `${routes}#/settings/back/replace back-in-circle [kawayan]: The back arrow of the page "settings" leads to that page`,
    ),
  ]);
});

it("back arrows that lead in a circle are one finding, at the one that closes it", () => {
  const edit = { "brands/base/routes.json": { settings: { back: { replace: "messages" } } } };
  expect(findingsWith(edit)).toEqual([]);
  expect(findingsWith({ ...edit, [routes]: { messages: { back: { replace: "settings" } } } })).toEqual([
    expect.stringContaining(
      `${routes}#/messages/back/replace back-in-circle [kawayan]: Back arrows lead in a circle: "messages" to "settings" to "messages".`,
    ),
  ]);
});

it.each(["Host", "cookie", "Content-Type", "Merchant-Code", "User-Agent"])(
  "a session token in a header that says something else (%s) is one finding",
  (name) => {
    expect(findingsWith({ "brands/kawayan/gateway.json": { token: { in: "header", name } } })).toEqual([
      expect.stringContaining(
        `brands/kawayan/gateway.json#/token/name reserved-header [kawayan]: The header "${name}"`,
      ),
    ]);
  },
);

it("a session token in a parameter of a call is one finding; in one of its own it is none", () => {
  const under = (name: string) => findingsWith({ "brands/kawayan/gateway.json": { token: { in: "query", name } } });
  expect(under("id")).toEqual([expect.stringContaining("reserved-header [kawayan]: Calls have a parameter")]);
  expect(under("session")).toEqual([]);
  // Sent in bodies only.
  expect(under("confirmPassword")).toEqual([]);
});

it.each(["login-username", "login-sms"])(
  "a box that remembers nothing any more is one finding, at the null: %s",
  (form) => {
    const path = `brands/kawayan/forms/${form}.json`;
    expect(findingsWith({ [path]: { fields: { remember: { remembers: null } } } })).toEqual([
      expect.stringContaining(
        `${path}#/fields/remember/remembers checkbox-without-effect [kawayan]: Ticking "remember"`,
      ),
    ]);
  },
);

it("a box that must be ticked has an effect", () => {
  const path = "brands/kawayan/forms/login-username.json";
  expect(findingsWith({ [path]: { fields: { remember: { remembers: null, required: true } } } })).toEqual([]);
});

it("a box of base that remembers nothing is one finding, in base", () => {
  const path = "brands/base/forms/login-username.json";
  expect(findingsWith({ [path]: { fields: { remember: { remembers: undefined } } } })).toEqual([
    expect.stringContaining(`${path}#/fields/remember checkbox-without-effect ${all}`),
  ]);
});

it("a box that a condition compares has an effect", () => {
  const form = {
    fields: {
      remember: { remembers: null },
      line: {
        kind: "text",
        label: "login.username",
        sends: "firebaseMobileNo",
        when: { compare: { of: { input: "remember" }, in: [true] } },
      },
    },
  };
  expect(findingsWith({ "brands/kawayan/forms/login-sms.json": form })).toEqual([]);
});

it.each([[[]], [[{ action: "wait", for: 1000 }]], [null]])(
  "a form that shows nothing once it is sent (%j) is one finding",
  (success) => {
    const path = "brands/kawayan/forms/change-password.json";
    expect(findingsWith({ [path]: { after: { success } } })).toEqual([
      expect.stringContaining(
        `${path}#/after/success silent-success [kawayan]: Nothing shows that the form "change-password"`,
      ),
    ]);
  },
);

it("a password that members have is not refused for being common: one finding, at the rule", () => {
  expect(findingsWith({ "brands/kawayan/rules.json": { loginPassword: { uncommon: true } } })).toEqual([
    expect.stringContaining('brands/kawayan/rules.json#/loginPassword/uncommon wrong-password-field [kawayan]: "'),
  ]);
});

it("the rule of a new password where one is typed that members have is one finding, at its choice", () => {
  const path = "brands/kawayan/forms/login-username.json";
  expect(findingsWith({ [path]: { fields: { password: { rule: "password" } } } })).toEqual([
    expect.stringContaining(`${path}#/fields/password/rule wrong-password-field [kawayan]: "password" of the form`),
  ]);
});

it.each(["", "  "])("a text without words (%j) is one finding, in its pack", (text) => {
  expect(findingsWith({ "text-packs/base/EN.json": { "login.submit": text } })).toEqual([
    expect.stringContaining("text-packs/base/EN.json#/login.submit wrong-shape"),
  ]);
});
