import { expect, it } from "vitest";
import { findingsWith, replacedIn } from "./findings-with.ts";

const above = (form: string) => `brands/kawayan/forms/${form}.json`;

it.each([
  ["login-username", "username"],
  ["login-username", "password"],
  ["login-sms", "password"],
])("a form to sign in (%s) cannot do without its %s", (form, field) => {
  expect(findingsWith({ [above(form)]: { fields: { [field]: null } } })).toEqual([
    expect.stringContaining(
      `${above(form)}#/fields/${field} missing-parameter [kawayan]: The form "${form}" sends no "${field}", which the call "login" needs`,
    ),
  ]);
});

it("a form to sign in that base writes without a password is reported once, in base", () => {
  const edit = { "brands/base/forms/login-username.json": { fields: { password: undefined } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringMatching(
      /^brands\/base\/forms\/login-username\.json# missing-parameter \[araw bilis kawayan lumora perlas\]: The form "login-username" sends no "password"/,
    ),
  ]);
});

it.each([
  ["register-username", "username"],
  ["register-mobile", "verificationCode"],
])("a form to register (%s) asks everybody for a name, or for a number and its code: %s", (form, field) => {
  expect(findingsWith({ [above(form)]: { fields: { [field]: null } } })).toEqual([
    expect.stringContaining(
      `${above(form)}#/fields/${field} missing-parameter [kawayan]: The form "${form}" does not always send "username", or "mobileNum" and "verificationCode"`,
    ),
  ]);
});

it("a form to register may ask for a name only where no number is proved", () => {
  const fields = { username: { when: { not: { flag: "REGMOBVERF3" } } } };
  expect(findingsWith({ [above("register-username")]: { fields } })).toEqual([]);
});

it.each(["login-username", "login-sms", "register-username", "register-mobile"])(
  "a form of a call that may ask for a captcha (%s) has one",
  (form) => {
    expect(findingsWith({ [above(form)]: { fields: { captcha: null } } })).toEqual([
      expect.stringContaining(
        `${above(form)}#/fields/captcha missing-parameter [kawayan]: The form "${form}" sends no "captcha"`,
      ),
    ]);
  },
);

const all = "[araw bilis kawayan lumora perlas]";
const inBase = (form: string) => `brands/base/forms/${form}.json`;

it.each([
  ["register-username", "password", "pasword"],
  ["register-username", "provenMobileNum", "provenMobilNum"],
  ["register-mobile", "verificationCode", "verifcationCode"],
  ["register-mobile", "mobileNum", "mobilNum"],
  ["forget-phone", "mobileNum", "mobilNum"],
  ["login-sms", "username", "usrname"],
  ["change-password", "oldPassword", "oldPasword"],
])("a misspelt field of %s is one finding, at the field, whatever names it: %s", (form, field, slip) => {
  expect(findingsWith(replacedIn(inBase(form), `"${field}": {`, `"${slip}": {`))).toEqual([
    expect.stringMatching(new RegExp(`^${inBase(form)}#/fields/${slip} \\S+ \\${all}: .* Did you mean "${field}"\\?$`)),
  ]);
});

it("a field with another name altogether is one finding, too", () => {
  expect(findingsWith(replacedIn(inBase("register-username"), '"password": {', '"secret": {'))).toEqual([
    expect.stringContaining(`${inBase("register-username")}#/fields/secret unknown-source ${all}: `),
  ]);
});

it.each([
  ["change-password", "oldPassword", "unsatisfiable-rule"],
  ["change-password", "newPassword", "missing-parameter"],
  ["register-mobile", "password", "missing-parameter"],
  ["register-mobile", "mobileNum", "missing-parameter"],
  ["register-username", "provenMobileNum", "unknown-form-field"],
  ["forget-phone", "mobileNum", "missing-parameter"],
  ["login-sms", "username", "missing-parameter"],
])("a field of %s that a brand removes although it is needed is one finding, at the null: %s", (form, field, rule) => {
  expect(findingsWith({ [above(form)]: { fields: { [field]: null } } })).toEqual([
    expect.stringContaining(`${above(form)}#/fields/${field} ${rule} [kawayan]: `),
  ]);
});

it("a form that base leaves incomplete is one finding, in base, although a brand changes the form", () => {
  const edit = { [inBase("register-username")]: { fields: { username: undefined } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(`${inBase("register-username")}# missing-parameter ${all}: `),
  ]);
});
