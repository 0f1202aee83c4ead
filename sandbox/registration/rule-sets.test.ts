import { expect, test } from "vitest";
import { fieldRefusal } from "./field-rules.ts";
import { fieldRulesOf } from "./rule-sets.ts";

const { password } = fieldRulesOf({ rules: {}, state: {} });
const refused = (typed: string) => fieldRefusal("password", typed, password)?.code;

test.each([
  "tuyong kahoy sa bundok",
  "x".repeat(32) + " é".repeat(16),
  "कखगघ ङचछ",
  "👍👎👍👎👍👎👍👎",
  "(~`|<>{}[]\\\"'",
])("%j is a password", (typed) => expect(refused(typed)).toBeUndefined());
test.each([
  ["seven77", "field.invalid"],
  ["ab".repeat(32) + "c", "field.invalid"],
  ["two lines\nof text", "field.invalid"],
  ["tab\tulator", "field.invalid"],
  ["password", "password.common"],
  ["12345678", "password.common"],
  ["Qwerty123", "password.common"],
  ["aaaaaaaa", "password.common"],
])("%j is refused: %s", (typed, code) => expect(refused(typed)).toBe(code));

test("a merchant's own rule for passwords does not permit common ones", () => {
  const own = fieldRulesOf({ rules: { password: { minLength: 4, maxLength: 12 } }, state: {} });
  expect([own["password"]?.maxLength, fieldRefusal("newPassword", "password", own["newPassword"])?.code]).toEqual([
    12,
    "password.common",
  ]);
});
