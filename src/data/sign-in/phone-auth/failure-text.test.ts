import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each(["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"])(
  "%s is not a failure: the visitor has cancelled",
  (code) => expect(failureText(failure(code))).toBeNull(),
);
test.each([
  ["auth/popup-blocked", "error.provider.blocked"],
  ["auth/invalid-verification-code", "error.code.wrong"],
  ["auth/network-request-failed", "error.network"],
])("%s has the text %s", (code, text) => expect(failureText(failure(code))).toBe(text));
test.each([failure("auth/operation-not-allowed"), failure("toString"), new TypeError("no code"), "text"])(
  "failures that no visitor can fix share one text: %s",
  (error) => expect(failureText(error)).toBe("error.provider.failed"),
);
