import { describe, expect, it } from "vitest";
import { reportOn } from "../../fixtures/site.ts";

const reportOf = (form: object) => reportOn({ forms: { login: form } });
const step = (...fields: string[]) => ({ title: "login.username", fields });

describe("the fields of a form's steps", () => {
  it("may include one that the brand removes: a layer below may have named it", () => {
    const steps = { account: step("username", "password") };
    expect(reportOf({ fields: { password: null }, submit: { with: { password: "same" } }, steps })).toBe("");
  });
  it("are named once", () => {
    expect(reportOf({ steps: { account: step("username"), more: step("password", "username") } })).toContain(
      '"username" is in a step already. Name it once.',
    );
  });
});

describe("the fields of a review", () => {
  const review = (...fields: string[]) => ({
    fields: {
      check: {
        kind: "review",
        label: "login.username",
        fields: Object.fromEntries(fields.map((id) => [id, {}])),
      },
    },
  });
  it("are fields of the form", () => {
    expect(reportOf(review("usernam"))).toContain('"usernam" is not a field of this form. Did you mean "username"?');
  });
  it("are no secrets", () => {
    expect(reportOf(review("username", "password"))).toContain(
      'A review does not show "password", a field of the kind "password": it is a secret.',
    );
  });
});
