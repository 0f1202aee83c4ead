import { expect, test } from "vitest";
import { behaviourOf } from "./failure-behaviour.ts";

test("a code has a field, and parameters to clear", () => {
  expect(behaviourOf({ code: "captcha.wrong", about: {} })).toEqual({
    refused: true,
    field: "captcha",
    clears: ["captcha"],
  });
});
test("the field that the platform names takes precedence", () => {
  expect(behaviourOf({ code: "code.wrong", about: { field: "password" } })).toMatchObject({
    field: "password",
    clears: ["verificationCode"],
  });
});
test("a code without a behaviour concerns the whole form", () => {
  expect(behaviourOf({ code: "credentials.wrong", about: {} })).toEqual({
    refused: true,
    field: undefined,
    clears: undefined,
  });
});
test.each(["network", "timeout", "nonsense", "uncertain", "platform.failed", "encryption.invalid"] as const)(
  "%s is not a refusal: nothing is cleared",
  (code) => expect(behaviourOf({ code, about: {} })).toEqual({ refused: false, field: undefined, clears: undefined }),
);
