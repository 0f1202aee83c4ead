import { expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const field = (form: string, id: string, about: object, layer = "kawayan") => ({
  [`brands/${layer}/forms/${form}.json`]: { fields: { [id]: about } },
});

it.each([
  ["login-username", "password"],
  ["change-password", "oldPassword"],
])("a password that is shown while it is typed (%s, %s) is one finding, at its kind", (form, id) => {
  expect(findingsWith(field(form, id, { kind: "text", label: "login.password" }))).toEqual([
    expect.stringMatching(
      `^brands/kawayan/forms/${form}.json#/fields/${id}/kind wrong-field-kind \\[kawayan\\]: The call "\\w+" takes a password as "${id}", for which a field of the kind "text" is not made: others could read it from the screen. Use "password".$`,
    ),
  ]);
});

it.each(["newPassword", "confirmPassword", "paymentPassword"])(
  "a preset for passwords that is shown while it is typed (%s) is one finding, in the preset",
  (preset) => {
    const edit = { "brands/kawayan/fields.json": { [preset]: { kind: "text", label: "login.password" } } };
    expect(findingsWith(edit)).toEqual([
      expect.stringContaining(`brands/kawayan/fields.json#/${preset}/kind wrong-field-kind [kawayan]`),
    ]);
  },
);

it.each([
  ["verificationCode", "the code of an SMS", "it has no button that sends one"],
  ["captcha", "the code in a captcha", "it shows no picture"],
])("a %s needs a field that is made for it", (id, what, lacks) => {
  const text = { use: undefined, shown: undefined, kind: "text", label: "login.code", rule: id };
  expect(findingsWith(field("register-mobile", id, text, "base"))).toEqual([
    expect.stringContaining(
      `brands/base/forms/register-mobile.json#/fields/${id}/kind wrong-field-kind ${all}: The call "register" takes ${what} as "${id}", for which a field of the kind "text" is not made: ${lacks}.`,
    ),
  ]);
});

it.each([
  ["login-username", "password"],
  ["change-password", "newPassword"],
])("only the old password is taken from the sign-in: in %s, %s must be typed", (form, id) => {
  expect(findingsWith(field(form, id, { known: true }))).toEqual([
    expect.stringMatching(
      `^brands/kawayan/forms/${form}.json#/fields/${id}/known wrong-password-field \\[kawayan\\]: The field "${id}" is not the old password`,
    ),
  ]);
});

it.each([null, false])("an old password that everybody must type (known: %s) is one finding", (known) => {
  expect(findingsWith(field("change-password", "oldPassword", { known }))).toEqual([
    expect.stringMatching(
      /^brands\/kawayan\/forms\/change-password.json#\/fields\/oldPassword\/known wrong-password-field \[kawayan\]: .* Write "known": true/,
    ),
  ]);
});

it("an old password that base makes everybody type is one finding, in base", () => {
  expect(findingsWith(field("change-password", "oldPassword", { known: undefined }, "base"))).toEqual([
    expect.stringContaining(`brands/base/forms/change-password.json#/fields/oldPassword wrong-password-field ${all}`),
  ]);
});

it("an old password that everybody may leave empty is no mistake", () => {
  expect(findingsWith(field("change-password", "oldPassword", { known: null, required: false }))).toEqual([]);
});

it.each([
  ["confirmPassword", "password"],
  ["confirmNewPassword", "newPassword"],
])("a rule of a repeated password that compares it with nothing (%s) is one finding, at the null", (rule, other) => {
  expect(findingsWith({ "brands/kawayan/rules.json": { [rule]: { equals: null } } })).toEqual([
    `brands/kawayan/rules.json#/${rule}/equals wrong-password-field [kawayan]: Nothing compares "${rule}" with "${other}", which it repeats: a slip would not be noticed. Give it a rule with "equals": "${other}".`,
  ]);
});

it("a rule of base that compares a repeated password with nothing is one finding, at the rule", () => {
  expect(findingsWith({ "brands/base/rules.json": { confirmPassword: { equals: undefined } } })).toEqual([
    expect.stringContaining(`brands/base/rules.json#/confirmPassword wrong-password-field ${all}`),
  ]);
});

it("a repeated password that is compared with another field is one finding, with the field that is meant", () => {
  expect(findingsWith({ "brands/kawayan/rules.json": { confirmNewPassword: { equals: "oldPassword" } } })).toEqual([
    expect.stringMatching(
      /^brands\/kawayan\/rules.json#\/confirmNewPassword\/equals wrong-password-field .* Did you mean "newPassword"\?$/,
    ),
  ]);
});

it.each([
  ["no rule", null],
  ["another rule", "newPassword"],
])("a repeated password with %s is one finding, at the choice of the rule", (_what, rule) => {
  expect(findingsWith(field("change-password", "confirmNewPassword", { rule }))).toEqual([
    expect.stringContaining(
      "brands/kawayan/forms/change-password.json#/fields/confirmNewPassword/rule wrong-password-field [kawayan]",
    ),
  ]);
});

it("a repeated password to which registration gives another rule is one finding, there", () => {
  const edit = { "brands/kawayan/registration.json": { fields: { confirmPassword: { rule: "password" } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(
      "brands/kawayan/registration.json#/fields/confirmPassword/rule wrong-password-field [kawayan]",
    ),
  ]);
});
