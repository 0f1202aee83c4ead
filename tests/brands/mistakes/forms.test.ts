import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

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
