import { expect, test } from "vitest";
import { fieldInvalid, fieldProblem } from "./field-rules.ts";

test.each([
  ["fewer characters than the least", "abc", { minLength: 4 }, "has fewer than 4 characters"],
  ["more characters than the most", "abcdef", { maxLength: 5 }, "has more than 5 characters"],
  ["a letter where digits are wanted", "12a", { numeric: true }, "has something else than digits"],
  ["a part that fits the pattern, in a whole that does not", "ab!", { pattern: "[a-z]+|x" }, "does not match [a-z]+|x"],
  ["another value than the other field", "a", { equals: "password" }, "is not the same as password"],
])("%s is a problem", (_what, value, rule, problem) => {
  expect(fieldProblem(value, rule, { password: "b" })).toBe(problem);
});

test("an emoji is one character", () => {
  expect(fieldProblem("👍👍", { maxLength: 2 })).toBeUndefined();
  expect(fieldProblem("👍👍👍", { maxLength: 2 })).toBe("has more than 2 characters");
});

test("a field without a rule accepts everything", () => {
  expect(fieldProblem("\u0000", undefined)).toBeUndefined();
});

test("the failure names the field and never contains what was typed", () => {
  const failure = fieldInvalid("password", String(fieldProblem("hunter2", { minLength: 8 })));
  expect(failure).toMatchObject({ code: "field.invalid", value: { field: "password" } });
  expect(failure.message).not.toContain("hunter2");
});
