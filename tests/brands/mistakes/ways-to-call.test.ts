import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const withType = (form: string, type: string, layer = "kawayan") => ({
  [`brands/${layer}/forms/${form}.json`]: { submit: { with: { type } } },
});

it.each([
  ["login-username", "firebase", "missing-parameter", 'needs "firebaseChannel" and "firebaseIdToken"', "username"],
  ["login-username", "sms", "wrong-field-kind", 'takes the code of an SMS as "password"', "username"],
  ["login-sms", "firebase", "missing-parameter", 'needs "firebaseChannel" and "firebaseIdToken"', "sms"],
  ["login-sms", "username", "wrong-field-kind", 'takes a password as "password"', "sms"],
])("the type of a form to sign in (%s) is one that its fields are for, not %s", (form, type, rule, said, meant) => {
  expect(findingsWith(withType(form, type))).toEqual([
    expect.stringMatching(
      `^brands/kawayan/forms/${form}.json#/submit/with/type ${rule} \\[kawayan\\]: With the "type" "${type}" the call "login" ${said}.* Did you mean "${meant}"\\?$`,
    ),
  ]);
});

it("a type that base writes wrongly is one finding, in base", () => {
  expect(findingsWith(withType("login-username", "firebase", "base"))).toEqual([
    expect.stringContaining(
      "brands/base/forms/login-username.json#/submit/with/type missing-parameter [araw bilis kawayan lumora perlas]",
    ),
  ]);
});

it.each([
  ["sms", "wrong-field-kind"],
  ["firebase", "missing-parameter"],
])("the type of a sign-in that follows a form (%s) is one that its fields are for, too", (type, rule) => {
  const edit = { "brands/kawayan/forms/forget-phone.json": { submit: { then: { with: { type } } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringMatching(
      `^brands/kawayan/forms/forget-phone.json#/submit/then/with/type ${rule} \\[kawayan\\]: .* Did you mean "username"\\?$`,
    ),
  ]);
});

it("a field that is sent under a name that every object has is one finding: the call has no such parameter", () => {
  const field = { kind: "text", label: "login.username", rule: "loginUsername" };
  expect(
    findingsWith({ "brands/kawayan/forms/login-username.json": { fields: { nick: { ...field, sends: "toString" } } } }),
  ).toEqual([expect.stringContaining('has no parameter "toString"')]);
});
