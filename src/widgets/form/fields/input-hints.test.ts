import { describe, expect, it } from "vitest";
import type { Field } from "#descriptor/field.ts";
import { dependantsIn, inputHints } from "./input-hints.ts";

describe("the attributes of an input for the phone", () => {
  it("truncates nothing that is pasted and opens the number pad for digits", () => {
    expect(inputHints({ autocomplete: "one-time-code" }, { numeric: true, maxLength: 6, messages: {} }, false)).toEqual(
      { maxLength: undefined, inputMode: "numeric", enterKeyHint: "next", autoComplete: "one-time-code" },
    );
  });
  it("does not truncate text that is too long: pasted text gets an error", () => {
    expect(
      inputHints({ autocomplete: "new-password" }, { maxLength: 20, messages: {} }, false).maxLength,
    ).toBeUndefined();
  });
  it("names the last field's key go", () => {
    expect(inputHints({ autocomplete: "email" }, undefined, true)).toMatchObject({
      enterKeyHint: "go",
      inputMode: "email",
      autoComplete: "email",
    });
  });
  it("finds, for each field, those that are compared with it", () => {
    const field = (rule: string): Field => ({ kind: "password", label: "x", rule, required: true, clearable: false });
    const rules = {
      password: { messages: {} },
      confirm: { equals: "password", messages: {} },
      fresh: { differsFrom: "password", messages: {} },
    };
    expect(
      dependantsIn({ password: field("password"), again: field("confirm"), other: field("fresh") }, rules),
    ).toEqual({ password: ["again", "other"] });
  });
});
