// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { knownPassword, rememberPassword } from "#session/known-password.ts";
import { currentSession, forgetSession, type Session } from "#session/session.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession } from "../../../tests/support/render-widget.tsx";
import type { Answers } from "../../../tests/support/widget-page.ts";
import { fieldOf, inputsOf, openedSession, showForm, sendWith } from "../../../tests/support/form-page.tsx";

beforeEach(() => {
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/m/register");
});

it("a reset by email sends username and email, both trimmed @account-3-16", async () => {
  const email = formSchema.parse({
    fields: {
      username: { kind: "text", label: "user", required: true },
      email: { kind: "text", label: "mail", required: true },
    },
    submit: { call: "resetPasswordByEmail", label: "send", busy: "in_please_wait" },
    after: {},
  });
  const { calls } = await showForm(email, { answers: { resetPasswordByEmail: { sent: true } } });
  await sendWith({ user: " maria ", mail: " maria@mail.example " });
  await waitFor(() =>
    expect(inputsOf(calls, "resetPasswordByEmail")).toEqual([{ username: "maria", email: "maria@mail.example" }]),
  );
});

const reset = formSchema.parse({
  fields: {
    mobileNum: { kind: "text", label: "mobile", required: true },
    verificationCode: { kind: "text", label: "code" },
    newPassword: { kind: "password", label: "pass", rule: "secret", required: true },
  },
  submit: {
    call: "resetPasswordByPhone",
    label: "send",
    busy: "in_please_wait",
    clears: ["verificationCode"],
    then: {
      call: "login",
      with: { type: "username" },
      fields: { username: "mobileNum", password: "newPassword", countryDialingCode: "countryDialingCode" },
    },
  },
  after: { success: [{ action: "navigate", to: "home" }], "then.failed": [{ action: "navigate", to: "login" }] },
});
/** Shows the form; the password is set, and signing in with it is answered. */
const showReset = (login: unknown = openedSession) =>
  showForm(reset, { answers: { resetPasswordByPhone: { changed: true }, login } as Answers });
async function fillReset() {
  await sendWith({ mobile: "9171234567", code: "123456", pass: "secret 12" });
}

describe("setting a password by phone (account §2.7, §4)", () => {
  it("logs in automatically with the mobile number and the new password @account-2.7-07", async () => {
    const { calls, address } = await showReset();
    await fillReset();
    await waitFor(() => expect(address()).toBe("/m/home"));
    expect(inputsOf(calls, "login")).toEqual([{ type: "username", username: "9171234567", password: "secret 12" }]);
    expect(currentSession()?.userName).toBe("maria");
  });
  it("sends newPassword, mobileNum and verificationCode @account-3-17 @account-7-12", async () => {
    const { calls } = await showReset();
    await fillReset();
    await waitFor(() =>
      expect(inputsOf(calls, "resetPasswordByPhone")).toEqual([
        { mobileNum: "9171234567", verificationCode: "123456", newPassword: "secret 12" },
      ]),
    );
  });
  it.each([
    ["modify.new.old.same", "", "123456"],
    ["code.wrong", "secret 12", ""],
    ["account.disabled", "secret 12", ""],
    ["network", "secret 12", "123456"],
  ] as const)(
    "refused with %s clears the values that are no longer valid @account-4-34 @account-4-35",
    async (code, password, sms) => {
      await showForm(reset, { answers: { resetPasswordByPhone: new GatewayError(code, "") } });
      await fillReset();
      expect(await screen.findByText(`error.${code}`)).toBeDefined();
      expect([fieldOf("pass").value, fieldOf("code").value]).toEqual([password, sms]);
    },
  );
  it("shows a message and goes to login when that fails: the password is changed", async () => {
    const { address } = await showReset(new GatewayError("network", ""));
    await fillReset();
    await waitFor(() => expect(address()).toBe("/m/login"));
    expect(currentSession()).toBeNull();
  });
  it("shows what failed where the form says nothing about it", async () => {
    const { "then.failed": _said, ...after } = reset.after;
    const { address } = await showForm(
      { ...reset, after },
      { answers: { resetPasswordByPhone: { changed: true }, login: new GatewayError("account.disabled", "") } },
    );
    await fillReset();
    expect(await screen.findByText("error.account.disabled")).toBeDefined();
    expect(address()).toBe("/m/register");
  });
});

const change = formSchema.parse({
  fields: {
    account: { kind: "account", label: "account" },
    oldPassword: { kind: "password", label: "old", known: true, required: true, rule: "secret" },
    newPassword: { kind: "password", label: "new", required: true, rule: "differs" },
  },
  submit: { call: "changePassword", label: "send", busy: "in_please_wait", busyFor: 10_000 },
  after: { success: [{ action: "navigate", to: "home" }] },
});
/** Shows the form to a member. */
const showChange = (changePassword: unknown = { changed: true }, session: Session = memberSession) =>
  showForm(change, { session, answers: { changePassword } as Answers });

describe("changing the password (account §2.8, §4, §5)", () => {
  it("shows a disabled username that is not sent @account-2.8-01 @account-3-18", async () => {
    const { calls } = await showChange();
    const account = await screen.findByLabelText<HTMLInputElement>("account");
    expect([account.value, account.disabled]).toEqual(["maria", true]);
    await sendWith({ old: "old secret", new: "new secret" });
    await waitFor(() =>
      expect(inputsOf(calls, "changePassword")).toEqual([{ oldPassword: "old secret", newPassword: "new secret" }]),
    );
  });
  it("requires the old password only when the session has no known one, and sends the known one @account-2.8-02 @account-3-05", async () => {
    const { calls } = await showChange();
    expect(screen.queryByLabelText("old")).not.toBeNull();
    cleanup();
    rememberPassword("known secret");
    const again = await showChange();
    expect(screen.queryByLabelText("old")).toBeNull();
    await sendWith({ new: "new secret" });
    await waitFor(() =>
      expect(inputsOf(again.calls, "changePassword")).toEqual([
        { oldPassword: "known secret", newPassword: "new secret" },
      ]),
    );
    expect(knownPassword()).toBe("new secret");
    expect(inputsOf(calls, "changePassword")).toEqual([]);
  });
  it("does not require the old password in a session for which the platform does not, not after a reload either; once there is one it does", async () => {
    const { calls } = await showChange({ changed: true }, { ...memberSession, oldPasswordNeeded: false });
    expect(screen.queryByLabelText("old")).toBeNull();
    await sendWith({ new: "new secret" });
    await waitFor(() => expect(inputsOf(calls, "changePassword")).toEqual([{ newPassword: "new secret" }]));
    await waitFor(() => expect([currentSession()?.oldPasswordNeeded, knownPassword()]).toEqual([true, "new secret"]));
  });
  it("new equal to old is an error, and nothing is sent @account-4-26", async () => {
    rememberPassword("known secret");
    const { calls } = await showChange();
    await sendWith({ new: "known secret" });
    expect(await screen.findByText("secret.same")).toBeDefined();
    expect(inputsOf(calls, "changePassword")).toEqual([]);
  });
  it("that fails hides the loading toast and shows the error under its field; nothing else happens @account-4-33", async () => {
    const { address } = await showChange(new GatewayError("password.wrong", ""));
    await sendWith({ old: "not it at all", new: "new secret" });
    expect(await screen.findByText("error.password.wrong")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(fieldOf("old")));
    expect([shownToast(), fieldOf("new").value, address(), knownPassword()]).toEqual([
      undefined,
      "new secret",
      "/m/register",
      undefined,
    ]);
  });
  it("requires the old password after all when the known one turns out wrong", async () => {
    rememberPassword("known secret");
    await showChange(new GatewayError("password.wrong", ""));
    await sendWith({ new: "new secret" });
    expect(await screen.findByText("error.password.wrong")).toBeDefined();
    expect([fieldOf("old").value, fieldOf("new").value]).toEqual(["", "new secret"]);
  });
});
