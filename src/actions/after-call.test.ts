// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { memberSession } from "../../tests/support/render-widget.tsx";
import { testSite } from "../../tests/support/widget-page.ts";
import { knownPassword } from "#session/known-password.ts";
import { renewRememberedLogin } from "#session/remembered-login.ts";
import { currentSession, forgetSession, keepSession } from "#session/session.ts";
import { afterCall } from "./after-call.ts";

vi.mock(import("#session/remembered-login.ts"), { spy: true });
afterAll(() => {
  vi.doUnmock("#session/remembered-login.ts");
});

const opened = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };

beforeEach(() => forgetSession());

test("a changed password is known to the page, and the remembered login of its account is encrypted again @account-3-05 @account-4-29 @account-4-31", async () => {
  keepSession(memberSession);
  await afterCall("changePassword", { changed: true }, testSite(), {
    oldPassword: "Old-1234",
    newPassword: "New-1234",
    confirmNewPassword: "New-1234",
  });
  expect(knownPassword()).toBe("New-1234");
  expect(renewRememberedLogin).toHaveBeenCalledWith("maria", "New-1234");
});
test("a password that opened a session is known to the page, a code by SMS is not: a change of password asks for the old one then @account-2.8-02", async () => {
  await afterCall("login", opened, testSite(), { type: "sms", username: "9171234567", password: "123456" });
  expect([currentSession()?.userName, knownPassword()]).toEqual(["maria", undefined]);
  await afterCall("login", opened, testSite(), { type: "username", username: "maria", password: "Sesame-1" });
  expect(knownPassword()).toBe("Sesame-1");
});
test.each([
  ["a code by SMS", "login", { type: "sms", username: "9171234567", password: "123456" }],
  [
    "an account of an identity provider",
    "login",
    { type: "firebase", firebaseChannel: "google", firebaseIdToken: "proof" },
  ],
  ["a passkey", "signInWithPasskey", {}],
  ["a registration without a password", "register", { registerMethod: "H5", type: "0" }],
] as const)(
  "a session that %s opened over another one knows nothing of the earlier member's password",
  async (_what, call, input) => {
    await afterCall("login", opened, testSite(), { type: "username", username: "maria", password: "Sesame-1" });
    await afterCall(call, { ...opened, userName: "clara" }, testSite(), input as never);
    expect([currentSession()?.userName, knownPassword()]).toEqual(["clara", undefined]);
  },
);
