import { beforeEach, expect, test, vi } from "vitest";
import { errorTextKey, GatewayError } from "./gateway-error.ts";

const connect = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });
beforeEach(() => connect(true));

test.each(["network", "timeout", "uncertain", "nonsense", "session.expired"] as const)(
  "the text for %s has the key of its code",
  (code) => expect(errorTextKey(new GatewayError(code, ""))).toBe(`error.${code}`),
);
test("an unexpected error reads as the platform's failure", () =>
  expect(errorTextKey(new TypeError("x is not a function"))).toBe("error.platform.failed"));
test('a phone without a connection says "No Internet" @account-8-28 @games-8-14', () => {
  connect(false);
  expect(errorTextKey(new GatewayError("network", ""))).toBe("state.offline");
  expect(errorTextKey(new GatewayError("timeout", ""))).toBe("error.timeout");
});
