import { expect, test } from "vitest";
import { errorTextKey, GatewayError } from "./gateway-error.ts";

test.each(["network", "timeout", "nonsense", "session.expired"] as const)("the words for %s stand under its code", (code) => {
  expect(errorTextKey(new GatewayError(code, ""))).toBe(`error.${code}`);
});
test("an error that nobody expected reads as the platform's failure", () => expect(errorTextKey(new TypeError("x is not a function"))).toBe("error.platform.failed"));
