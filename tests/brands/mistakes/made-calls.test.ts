import { expect, it } from "vitest";
import { findingsWith, replacedIn, all } from "./findings-with.ts";

const inForm = (field: string, of: Readonly<Record<string, unknown>>) => ({
  "brands/kawayan/forms/register-mobile.json": { fields: { [field]: of } },
});
const code = (send: Readonly<Record<string, unknown>>) => inForm("verificationCode", { send });
const atCode = "brands/kawayan/forms/register-mobile.json#/fields/verificationCode/send";

it.each([
  [
    "the captcha that sending a code may ask for",
    code({ captcha: null }),
    `${atCode}/captcha`,
    '"captcha", which it may',
  ],
  [
    "the password with which a form signs in afterwards",
    { "brands/kawayan/forms/forget-phone.json": { submit: { then: { fields: { password: null } } } } },
    "brands/kawayan/forms/forget-phone.json#/submit/then/fields/password",
    '"password", which it needs',
  ],
])("a form that leaves out %s is one finding", (_what, edits, place, lack) => {
  expect(findingsWith(edits)).toEqual([
    expect.stringMatching(new RegExp(`^${place} missing-parameter \\[kawayan\\]: .* without ${lack}`)),
  ]);
});

it.each([
  ["the purpose of a code", { with: { purpose: null } }, `${atCode}/with/purpose`],
  ["all that is sent with a number", { with: null }, `${atCode}/with`],
])("a form that leaves out %s sends one for a reset, which is one finding", (_what, send, place) => {
  expect(findingsWith(code(send))).toEqual([
    `${place} unknown-source [kawayan]: The call "register" takes no code that was sent for the purpose "reset". Use "register".`,
  ]);
});

it("a number that is sent as something else is one finding, at the parameter that two values then have", () => {
  expect(findingsWith(code({ number: "captcha" }))).toEqual([
    expect.stringContaining(`${atCode}/number sent-twice [kawayan]: `),
  ]);
});

it.each([
  [
    "a brand removes",
    { "brands/kawayan/fields.json": { verificationCode: { send: { captcha: null } } } },
    "kawayan/fields.json#/verificationCode/send/captcha",
    "[kawayan]",
  ],
  [
    "base leaves out",
    { "brands/base/fields.json": { verificationCode: { send: { captcha: undefined } } } },
    "base/fields.json#/verificationCode/send",
    all,
  ],
])("what %s of a preset is one finding there, however many forms use it", (_who, edits, place, brands) => {
  expect(findingsWith(edits)).toEqual([
    expect.stringContaining(`brands/${place} missing-parameter ${brands}: The field "verificationCode"`),
  ]);
});

it("the same mistake in two forms is two findings", () => {
  const send = { captcha: null };
  const edits = {
    ...code(send),
    "brands/kawayan/forms/login-sms.json": { fields: { password: { send } } },
  };
  expect(findingsWith(edits).map((one) => one.replace(/ .*/, ""))).toEqual([
    "brands/kawayan/forms/login-sms.json#/fields/password/send/captcha",
    `${atCode}/captcha`,
  ]);
});

const verify = (of: Readonly<Record<string, unknown>>) => inForm("affiliateCode", { verify: of });
const draw = (of: Readonly<Record<string, unknown>>) => inForm("captcha", { draw: of });

it.each([
  [
    "sends a code",
    code({ call: "verification" }),
    'verificationCode/send/call unknown-source [kawayan]: The call "verification" does not answer "expiredMinutes". Use "smsCode".',
  ],
  [
    "draws a captcha",
    draw({ call: "smsCode" }),
    'captcha/draw/call unknown-source [kawayan]: The call "smsCode" does not answer a text. Use "captcha".',
  ],
  [
    "gives a task instead",
    draw({ compute: "captcha" }),
    'captcha/draw/compute unknown-source [kawayan]: The call "captcha" does not answer "salt", "iterations", "digits" and "hash". Use "captchaTask".',
  ],
  [
    "checks a code",
    verify({ call: "smsCode" }),
    'affiliateCode/verify/call unknown-source [kawayan]: The call "smsCode" does not answer "success". Use one of "affiliateCheck", "verification".',
  ],
])("a call that %s answers what the field reads", (_what, edits, finding) => {
  expect(findingsWith(edits)).toEqual([`brands/kawayan/forms/register-mobile.json#/fields/${finding}`]);
});

it.each([
  ["code", "coed"],
  ["host", "domian"],
])("a misspelt %s of an invitation is one finding", (key, slip) => {
  expect(findingsWith(verify({ [key]: slip }))).toEqual([
    expect.stringContaining(`affiliateCode/verify/${key} unknown-source [kawayan]: The call "affiliateCheck" has no`),
  ]);
});

it("a misspelt parameter of the captcha for a code in base is one finding", () => {
  expect(
    findingsWith(replacedIn("brands/base/fields.json", '"parameter": "captcha"', '"parameter": "capcha"')),
  ).toEqual([
    expect.stringContaining(`brands/base/fields.json#/verificationCode/send/captcha/parameter unknown-source ${all}`),
  ]);
});

it("a code for another purpose is one finding, at the purpose", () => {
  expect(findingsWith(code({ with: { purpose: "login" } }))).toEqual([
    `${atCode}/with/purpose unknown-source [kawayan]: The call "register" takes no code that was sent for the purpose "login". Use "register".`,
  ]);
  const send = { with: { purpose: null } };
  expect(findingsWith({ "brands/base/forms/login-sms.json": { fields: { password: { send: undefined } } } })).toEqual([
    expect.stringContaining(
      `unknown-source ${all}: The call "login" takes no code that was sent for the purpose "register"`,
    ),
  ]);
  expect(findingsWith({ "brands/kawayan/forms/login-sms.json": { fields: { password: { send } } } })).toHaveLength(1);
});
