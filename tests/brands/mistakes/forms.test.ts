import { expect, it } from "vitest";
import { findingsWith, replacedIn, all } from "./findings-with.ts";

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

it("a misspelt key with the name under which a field is sent is one finding", () => {
  expect(
    findingsWith(replacedIn(inBase("register-username"), '"sends": "mobileNum"', '"sennds": "mobileNum"')),
  ).toEqual([
    expect.stringContaining(`${inBase("register-username")}#/fields/provenMobileNum/sennds unknown-key ${all}: `),
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

it("a condition under a misspelt key is one finding, although two fields are sent as one without it", () => {
  const fields = { mobileNum: { when: undefined, whn: { not: { flag: "REGMOBVERF3" } } } };
  expect(findingsWith({ [inBase("register-username")]: { fields } })).toEqual([
    expect.stringContaining(`${inBase("register-username")}#/fields/mobileNum/whn unknown-key `),
  ]);
});

it("a misspelt purpose of a code is one finding, whatever takes the code", () => {
  const edit = { "brands/base/fields.json": { verificationCode: { send: { with: { purpose: "rgister" } } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(`brands/base/fields.json#/verificationCode/send/with/purpose unknown-source ${all}: `),
  ]);
});

it("a preset of no known kind is one finding, in the preset", () => {
  const edit = { "brands/base/fields.json": { newPassword: { kind: "pasword" } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(`brands/base/fields.json#/newPassword/kind wrong-shape ${all}: `),
  ]);
});

it("a form that base leaves incomplete is one finding, in base, although a brand changes the form", () => {
  const edit = { [inBase("register-username")]: { fields: { username: undefined } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(`${inBase("register-username")}# missing-parameter ${all}: `),
  ]);
});

it.each([
  ["login-username", "password"],
  ["login-sms", "username"],
  ["forget-phone", "verificationCode"],
  ["forget-email", "email"],
  ["change-password", "newPassword"],
  ["register-mobile", "mobileNum"],
])("a field without which a form (%s) cannot be sent must be filled in: %s", (form, field) => {
  expect(findingsWith({ [above(form)]: { fields: { [field]: { required: false } } } })).toEqual([
    `${above(form)}#/fields/${field}/required missing-parameter [kawayan]: The form "${form}" cannot be sent without "${field}", which may be left empty here. Write true.`,
  ]);
});

it.each([
  ["login-username", "username", "member"],
  ["login-username", "captcha", "member"],
  ["change-password", "newPassword", "guest"],
])("a field that a form (%s) needs is shown to those who send it: %s, for a %s", (form, field, visitor) => {
  expect(findingsWith({ [above(form)]: { fields: { [field]: { when: { visitor } } } } })).toEqual([
    expect.stringContaining(
      `${above(form)}#/fields/${field}/when missing-parameter [kawayan]: Nobody who can send the form "${form}" is shown the field for "${field}"`,
    ),
  ]);
});

it("a condition that never holds is one finding, although a field that the form needs has it", () => {
  const when = { all: [{ visitor: "guest" }, { visitor: "member" }] };
  expect(findingsWith({ [above("login-username")]: { fields: { username: { when } } } })).toEqual([
    expect.stringContaining(`${above("login-username")}#/fields/username/when never-holds [kawayan]: `),
  ]);
});

it("a preset that no longer says in which parameter it is sent is one finding, in the preset", () => {
  expect(findingsWith({ "brands/kawayan/fields.json": { agree: { sends: null } } })).toEqual([
    expect.stringContaining("brands/kawayan/fields.json#/agree/sends missing-parameter [kawayan]"),
  ]);
});

it("a form to register that leaves the settings is one finding, at the null", () => {
  expect(findingsWith({ [above("register-username")]: { settings: null } })).toEqual([
    expect.stringContaining(`${above("register-username")}#/settings wrong-password-field [kawayan]`),
  ]);
});

const apply = "brands/base/forms/activity-application.json";
const watched = '"watch": { "activity": ';

it.each([
  ["misspelt", replacedIn(apply, watched, '"wach": { "activity": '), "/wach unknown-key"],
  [
    "no object",
    replacedIn(apply, `${watched}{ "call": "activity", "with": { "id": { "query": "id" } } } }`, '"watch": true'),
    "/watch wrong-shape",
  ],
])("what a form watches, %s, is one finding, although its values are taken", (_how, edits, found) => {
  expect(findingsWith(edits)).toEqual([expect.stringContaining(`${apply}#${found}`)]);
});

it("what gives a checkbox its effect, misspelt, is one finding", () => {
  const form = "brands/base/forms/close-account.json";
  expect(findingsWith(replacedIn(form, '"gate": true', '"gaet": true'))).toEqual([
    expect.stringContaining(`${form}#/fields/understood/gaet unknown-key`),
  ]);
});

it("a preset that is named by no text is one finding, there", () => {
  const form = "brands/base/forms/payment-password.json";
  expect(findingsWith({ [form]: { fields: { confirmPaymentPassword: { use: true } } } })).toEqual([
    expect.stringContaining(`${form}#/fields/confirmPaymentPassword/use wrong-shape ${all}: `),
  ]);
});
