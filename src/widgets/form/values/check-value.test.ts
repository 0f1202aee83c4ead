import { describe, expect, it } from "vitest";
import { checkValue, wireValue } from "./check-value.ts";

const text = { kind: "text", required: false } as const;
const needed = { kind: "text", required: true } as const;
const none = { messages: {} };

describe("the value of a field (account §5)", () => {
  it("skips optional empty fields, whatever the rule says @account-5-03", () => {
    expect(checkValue(text, { ...none, minLength: 8, pattern: "x+", numeric: true }, "", {})).toBeNull();
    expect(checkValue(text, { ...none, minLength: 8 }, "   ", {})).toBeNull();
    expect(checkValue(text, { ...none, minLength: 8 }, undefined, {})).toBeNull();
  });

  it("uses the rule's own text for required fields, or a general one", () => {
    expect(checkValue(needed, { messages: { required: "login.usernameRequired" } }, " ", {})).toBe(
      "login.usernameRequired",
    );
    expect(checkValue(needed, undefined, "", {})).toBe("form.required");
  });

  it("matches the pattern against the whole value", () => {
    const rule = { pattern: "[a-z]+|[0-9]+", messages: { pattern: "bad" } };
    expect(checkValue(text, rule, "abc", {})).toBeNull();
    expect(checkValue(text, rule, "123", {})).toBeNull();
    expect(checkValue(text, rule, "abc1", {})).toBe("bad");
    expect(checkValue(text, rule, "-abc", {})).toBe("bad");
  });

  it.each([
    ["12345", "short"],
    ["123456", null],
    ["12345678", null],
    ["123456789", "long"],
  ])("counts the characters of %s", (value, expected) => {
    expect(
      checkValue(text, { minLength: 6, maxLength: 8, messages: { minLength: "short", maxLength: "long" } }, value, {}),
    ).toBe(expected);
  });

  it("uses the pattern's text where a more exact one is missing, and a general one where both are", () => {
    expect(checkValue(text, { minLength: 6, messages: { pattern: "bad" } }, "1", {})).toBe("bad");
    expect(checkValue(text, { minLength: 6, messages: {} }, "1", {})).toBe("form.invalid");
  });

  it.each([
    ["123", null],
    ["12a", "digits"],
    ["١٢", "digits"],
    ["1.5", "digits"],
  ])("accepts only digits when numeric: %s", (value, expected) => {
    expect(checkValue(text, { numeric: true, messages: { pattern: "digits" } }, value, {})).toBe(expected);
  });

  it("requires the confirmation to equal the password @account-5-06 @account-5-07 @account-5-21", () => {
    const rule = { equals: "password", messages: { equals: "in_confirmation_correct" } };
    expect(checkValue(text, rule, "Secret1", { password: "Secret1" })).toBeNull();
    expect(checkValue(text, rule, "Secret2", { password: "Secret1" })).toBe("in_confirmation_correct");
  });

  it("requires the new password to differ from the old one @account-4-26 @account-5-23", () => {
    const rule = { differsFrom: "old", messages: { differsFrom: "message.passwordSame" } };
    expect(checkValue(text, rule, "a", { old: "a" })).toBe("message.passwordSame");
    expect(checkValue(text, rule, "b", { old: "a" })).toBeNull();
  });

  it("requires a required checkbox to be ticked, and leaves others alone", () => {
    expect(checkValue({ kind: "checkbox", required: true }, undefined, false, {})).toBe("form.required");
    expect(checkValue({ kind: "checkbox", required: true }, undefined, true, {})).toBeNull();
    expect(checkValue({ kind: "checkbox", required: false }, undefined, false, {})).toBeNull();
  });

  it("trims texts before they are sent, and never passwords @account-3-16", () => {
    expect(wireValue({ kind: "text" }, "  maria ")).toBe("maria");
    expect(wireValue({ kind: "password" }, " a b ")).toBe(" a b ");
  });
});
