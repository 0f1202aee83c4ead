import { expect, test } from "vitest";
import { behaviourOf } from "./failure-behaviour.ts";

test("a code has its field and what it empties", () => {
  expect(behaviourOf({ code: "captcha.wrong", field: undefined })).toEqual({
    refused: true,
    field: "captcha",
    clears: ["captcha"],
  });
});
test("the platform's own word about the field goes before", () => {
  expect(behaviourOf({ code: "code.wrong", field: "password" })).toMatchObject({
    field: "password",
    clears: ["verificationCode"],
  });
});
test("a code without a behaviour is about the whole form", () => {
  expect(behaviourOf({ code: "credentials.wrong", field: undefined })).toEqual({
    refused: true,
    field: undefined,
    clears: undefined,
  });
});
test.each(["network", "timeout", "nonsense", "uncertain"] as const)("%s is no refusal: nothing is emptied", (code) => {
  expect(behaviourOf({ code, field: undefined })).toEqual({ refused: false, field: undefined, clears: undefined });
});
