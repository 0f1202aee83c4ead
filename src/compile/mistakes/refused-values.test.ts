import { expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileTried, own, reported } from "../fixtures/site.ts";

const messages = { pattern: "rule.userName" };
const loginName = { pattern: "[A-Za-z0-9._@-]+", minLength: 3, maxLength: 32 };
const submit = { call: "register", with: { registerMethod: "H5" }, label: "login.submit", busy: "in_please_wait" };

/** Findings for a form to register by name; a rule for the name of the form to sign in. */
function registering(name: object, login: object = loginName): string {
  const fields = {
    username: { kind: "text", label: "login.username", rule: "newName" },
    password: { kind: "password", label: "footer.home" },
    captcha: { kind: "captcha", label: "footer.home", draw: { call: "captcha", id: "captchaId" } },
    agree: { kind: "checkbox", label: "footer.home", sends: "agree" },
  };
  return reported(
    compileTried(
      {
        ...own,
        rules: { newName: { messages, ...name }, userName: login },
        forms: { register: { fields, submit, after: { success: [] } } },
      },
      {},
      { patterns: patternAnalysis },
    ),
  );
}

it.each([
  ["signs only", { pattern: "[#!]+" }],
  ["emoji only", { pattern: "\\p{Extended_Pictographic}+" }],
  ["more than can be typed again", { minLength: 40 }],
])("a name of %s cannot be typed to sign in", (_what, name) => {
  expect(registering(name)).toContain(
    'unsatisfiable-rule [tried]\nNo value satisfies both the rule "newName" and the rule "userName" of the form to sign in: ',
  );
});
it("a rule that the call refuses", () => {
  expect(registering({ minLength: 4 }, { ...loginName, minLength: 70, maxLength: 80 })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:17:18 unsatisfiable-rule [tried]
    No value satisfies both the rule "userName" and what the platform takes as "username": at least 70 characters are required, but at most 64 are allowed. Change the rule: what the platform takes is the same for every brand."
  `);
});
it.each([
  ["a shorter range", { pattern: "[a-z]{5,12}" }],
  ["no pattern", { minLength: 6, maxLength: 12 }],
  ["more than can be typed, and what can", { pattern: "[#!a-z]+" }],
])("a name with %s is usable", (_what, name) => {
  expect(registering(name)).toBe("");
});
