import { expect, test } from "vitest";
import "../../../../tests/support/known-calls.ts";
import { answerOf, matchesOutline, readAnswer } from "./answer.ts";
import { GatewayError } from "./gateway-error.ts";

const wallet = { expects: ["sumBalance", "currency"] } as const;

function failureOf(status: number, body: unknown): GatewayError {
  try {
    readAnswer(status, body, wallet);
  } catch (error) {
    if (error instanceof GatewayError) return error;
  }
  throw new Error("The call did not fail");
}

test("the answer is in `value`", () => {
  expect(readAnswer(200, { value: { sumBalance: "1.00", currency: "PHP" } }, wallet)).toEqual({
    sumBalance: "1.00",
    currency: "PHP",
  });
});
test("a failure has the platform's code and message", () => {
  expect(failureOf(401, { error: { code: "session.expired", message: "Sign in again" } })).toMatchObject({
    code: "session.expired",
    message: "Sign in again",
    about: {},
  });
});
test("a failed login says whether a captcha is needed @account-3-10", () => {
  const value = { captcha: true };
  expect(failureOf(401, { error: { code: "credentials.wrong", message: "" }, value }).about).toEqual(value);
});
test("a failure names its field", () => {
  expect(failureOf(409, { error: { code: "name.taken", message: "" }, value: { field: "username" } })).toMatchObject({
    code: "name.taken",
    about: { field: "username" },
  });
});
test("a failure keeps what else the platform says of it", () => {
  const value = { retryAfter: 90 };
  expect(failureOf(429, { error: { code: "rate.limited", message: "" }, value }).about).toEqual(value);
  expect(failureOf(429, { error: { code: "rate.limited", message: "" }, value: "soon" }).about).toEqual({});
});
test("an error counts even with a success status", () =>
  expect(failureOf(200, { error: { code: "maintenance" } }).code).toBe("maintenance"));
test.each([[500], [502], [503]])("a %s without a body is the platform's failure", (status) =>
  expect(failureOf(status, undefined).code).toBe("platform.failed"),
);
test.each([
  [200, undefined],
  [200, null],
  [200, "hello"],
  [200, {}],
  [200, { value: null }],
  [200, { value: { sumBalance: "1.00" } }],
  [200, []],
  [404, undefined],
  [403, { value: { sumBalance: "1.00", currency: "PHP" } }],
])("%s with %j is nonsense", (status, body) => expect(failureOf(status, body).code).toBe("nonsense"));

test.each([
  [{ expects: "number" }, 0, true],
  [{ expects: "number" }, "0", false],
  [{ expects: "number" }, undefined, false],
  [{ expects: "string" }, "", true],
  [{ expects: "string" }, 1, false],
  [{ expects: "string" }, undefined, false],
  [{ expects: "any" }, null, true],
  [{ expects: "any" }, undefined, false],
  [{ expects: "list" }, [], true],
  [{ expects: "list" }, [1], true],
  [{ expects: "list" }, {}, false],
  [{ expects: "list", each: ["id"] }, [{ id: 1 }, { id: 2, more: true }], true],
  [{ expects: "list", each: ["id"] }, [{ id: 1 }, {}], false],
  [{ expects: "list", each: ["id"] }, [null], false],
  [{ expects: ["a", "b"] }, { a: null, b: 0 }, true],
  [{ expects: ["a", "b"] }, { a: 1 }, false],
  [{ expects: [] }, [], false],
] as const)("against %j, %j is valid: %s", (expectation, value, right) =>
  expect(matchesOutline(value, expectation)).toBe(right),
);

test.each([
  [400, "unknown"],
  [500, "platform.failed"],
])("a code that the contract does not have is with status %i the failure %s, which has a text", (status, code) => {
  expect(failureOf(status, { error: { code: "moon.phase", message: "not today" } }).code).toBe(code);
});

const endOf = (call: "changePassword" | "login" | "register" | "wallet", status: number, body: unknown) => {
  try {
    return answerOf({ call, input: call === "login" ? { type: "username" } : {}, token: null }, status, body);
  } catch (error) {
    return (error as GatewayError).code;
  }
};
const failed = { error: { code: "platform.failed", message: "" } };
test.each([
  ["a gateway that could not reach the platform", 502, failed],
  ["a gateway that timed out", 504, undefined],
  ["a failure without the platform's error body", 500, undefined],
  ["an unreadable answer", 200, "<h1>Hello</h1>"],
] as const)("%s leaves the outcome of a call that must not be repeated uncertain (account §8)", (_what, status, body) =>
  expect(endOf("changePassword", status, body)).toBe("uncertain"),
);
test.each([
  [500, failed, "platform.failed"],
  [401, { error: { code: "password.wrong", message: "" } }, "password.wrong"],
  [413, undefined, "nonsense"],
])("%s with %j is certain: the call had no effect", (status, body, code) => {
  expect(endOf("changePassword", status, body)).toBe(code);
});
test.each(["login", "register", "wallet"] as const)("%s may be retried: its failure is not called uncertain", (call) =>
  expect(endOf(call, 502, failed)).toBe("platform.failed"),
);
