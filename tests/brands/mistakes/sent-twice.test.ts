import { expect, it } from "vitest";
import { findingsWith } from "./findings-with.ts";

const form = "brands/kawayan/forms/register-username.json";

it("two fields that are sent as one parameter are one finding, at what the brand says", () => {
  expect(findingsWith({ [form]: { fields: { nickname: { sends: "payeeName" } } } })).toEqual([
    expect.stringContaining(
      `${form}#/fields/nickname/sends sent-twice [kawayan]: "nickname" and "payeeName" of the form "register-username" are sent as "payeeName"`,
    ),
  ]);
});

it.each([
  ["kawayan", "provenMobileNum"],
  ["perlas", "mobileNum"],
])("two fields that share a parameter by turns are one finding once %s always shows %s", (brand, field) => {
  const edit = { [`brands/${brand}/forms/register-username.json`]: { fields: { [field]: { when: null } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringContaining(
      `brands/${brand}/forms/register-username.json#/fields/${field}/when sent-twice [${brand}]: "mobileNum" and "provenMobileNum"`,
    ),
  ]);
});

it("a field that a brand never shows replaces nothing", () => {
  expect(findingsWith({ [form]: { fields: { mobileNum: { when: null } } } })).toEqual([]);
});

it("two fields that share a parameter in base are one finding, in base", () => {
  const edit = { "brands/base/forms/register-username.json": { fields: { provenMobileNum: { when: undefined } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringMatching(
      /^brands\/base\/forms\/register-username.json#\/fields\/provenMobileNum\/sends sent-twice \[araw kawayan lumora\]: /,
    ),
  ]);
});

it("two fields that share a parameter in base are one finding, although a brand shows them in another order", () => {
  const edits = {
    "brands/base/forms/register-username.json": { fields: { nickname: { sends: "paymentPassword" } } },
    [form]: { fields: { $order: ["nickname", "paymentPassword", "..."] } },
  };
  expect(findingsWith(edits)).toEqual([
    expect.stringMatching(
      /^brands\/base\/forms\/register-username.json#\/fields\/nickname\/sends sent-twice \[araw .*kawayan.*\]: "nickname" and "paymentPassword" /,
    ),
  ]);
});

it("two fields of which what is typed shows one are no mistake", () => {
  const shown = (id: string) => ({ when: { compare: { of: { input: "line" }, in: [id] } } });
  expect(
    findingsWith({ [form]: { fields: { nickname: { sends: "payeeName", ...shown("a") }, payeeName: shown("b") } } }),
  ).toEqual([]);
});

it("a parameter that the call to check a code gets twice is one finding, at what the brand says", () => {
  const edit = { "brands/kawayan/fields.json": { affiliateCode: { verify: { host: "code" } } } };
  expect(findingsWith(edit)).toEqual([
    expect.stringMatching(
      /^brands\/kawayan\/fields.json#\/affiliateCode\/verify\/host sent-twice \[kawayan\]: .* gives the call "affiliateCheck" two values as "code"/,
    ),
  ]);
});
