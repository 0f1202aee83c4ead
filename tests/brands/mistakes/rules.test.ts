import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const rules = (rule: Readonly<Record<string, object>>) => ({ "brands/perlas/rules.json": rule });

it.each([
  [
    "more than its longest name",
    "[A-Z]{24,}",
    'No value satisfies the rule "username": at most 16 characters are allowed, but the shortest text that fits the pattern has 24, for example "AAAAAAAAAAAAAAAAAAAAAAAA". Raise "maxLength" to 24 or more, or write a pattern that shorter texts fit.',
  ],
  [
    "emoji, which the form to sign in does not take",
    "\\p{Extended_Pictographic}+",
    'No value satisfies both the rule "username" and the rule "loginUsername" of the form to sign in: no text fits both patterns. Change one of them: members could not type again what they chose.',
  ],
])("a rule for names that asks for %s is one finding that says both sides", (_what, pattern, said) => {
  expect(findingsWith(rules({ username: { pattern } }))).toEqual([
    `brands/perlas/rules.json#/username/pattern unsatisfiable-rule [perlas]: ${said}`,
  ]);
});

it("a rule for characters of another script is no mistake", () => {
  expect(findingsWith(rules({ loungeName: { pattern: "\\p{Script=Han}+", minLength: 2, maxLength: 4 } }))).toEqual([]);
});

it("a rule to sign in that no password fits is one finding, at the rule that the brand changes", () => {
  expect(findingsWith(rules({ loginPassword: { maxLength: 7 } }))).toEqual([
    expect.stringContaining(
      'brands/perlas/rules.json#/loginPassword/maxLength unsatisfiable-rule [perlas]: No value satisfies both the rule "newPassword" and the rule "loginPassword" of the form to sign in: at least 8 characters are required, but at most 7 are allowed.',
    ),
  ]);
});

it.each([
  ["captcha", { maxLength: 3 }, "maxLength", "the code in a captcha, which has 4 to 6 digits"],
  ["captcha", { minLength: 7, maxLength: 8 }, "minLength", "the code in a captcha, which has 4 to 6 digits"],
  ["captcha", { numeric: false, pattern: "[A-Z]+" }, "pattern", "the code in a captcha, which has 4 to 6 digits"],
  ["verificationCode", { minLength: 2, maxLength: 3 }, "minLength", "the code of an SMS, which has 4 to 10 digits"],
  [
    "verificationCode",
    { numeric: false, pattern: "[A-Z]{4,}" },
    "pattern",
    "the code of an SMS, which has 4 to 10 digits",
  ],
])("a rule that takes nothing of what visitors are given (%s, %j) is one finding", (rule, about, part, said) => {
  expect(findingsWith(rules({ [rule]: about }))).toEqual([
    expect.stringContaining(
      `brands/perlas/rules.json#/${rule}/${part} unsatisfiable-rule [perlas]: No value satisfies both the rule "${rule}" and ${said}: `,
    ),
  ]);
});

it("a rule for the length of the codes that a platform sends is no mistake", () => {
  expect(findingsWith(rules({ verificationCode: { minLength: 6, maxLength: 6 } }))).toEqual([]);
});

it.each([
  ["mobileNum", { numeric: false, pattern: "[a-z]+" }, "a mobile number, which has 4 to 15 digits"],
  ["email", { pattern: "[0-9]+" }, "an e-mail address"],
])("a rule that takes nothing of what visitors have (%s, %j) is one finding", (rule, about, said) => {
  expect(findingsWith({ "brands/kawayan/rules.json": { [rule]: about } })).toEqual([
    expect.stringContaining(
      `brands/kawayan/rules.json#/${rule}/pattern unsatisfiable-rule [kawayan]: No value satisfies both the rule "${rule}" and ${said}: `,
    ),
  ]);
});

it.each([
  ["registration.json", { fields: { email: { rule: "mobileNum" } } }, "/fields/email/rule"],
  ["forms/login-sms.json", { fields: { password: { rule: "username" } } }, "/fields/password/rule"],
  [
    "fields.json",
    { verificationCode: { send: { captcha: { rule: "email" } } } },
    "/verificationCode/send/captcha/rule",
  ],
])("a rule of another field (%s, %j) is one finding, where it is chosen", (file, edit, pointer) => {
  expect(findingsWith({ [`brands/kawayan/${file}`]: edit })).toEqual([
    expect.stringContaining(`brands/kawayan/${file}#${pointer} unsatisfiable-rule [kawayan]`),
  ]);
});
