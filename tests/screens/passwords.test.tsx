// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { asked, complaints, field, linksOf, tap, textsOf, type } from "../support/drawn-page.ts";
import { openedSession } from "../support/form-page.tsx";
import { openQuestion } from "../support/over-the-page.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { eventually } from "../support/eventually.ts";

const byPhone = { PASSWORDVERF3: true };
const member = { session: {} };
const made = (calls: readonly { call: string }[], name: string) => calls.filter(({ call }) => call === name).length;

describe("a forgotten password", () => {
  test("is reset by email and, if enabled, by phone, which is then first @account-2.7-01 @account-2.7-02 @account-2.7-03", async () => {
    await openSite("/m/forget");
    expect([textsOf("[role=tab]"), await asked("E-mail")]).toEqual([[], ["Username", "E-mail"]]);
    await openSite("/m/forget", { flags: byPhone });
    expect(textsOf("[role=tab][aria-selected=true]")).toEqual(["By SMS"]);
    expect(textsOf("[role=tab]")).toEqual(["By SMS", "By e-mail"]);
  });

  test("by email requires a name by the sign-in rule and an email @account-5-13 @account-5-14 @account-8-01", async () => {
    const { calls } = await openSite("/m/forget");
    for (const wrong of ["", "nobody", "a@b", "a b@mail.example"]) {
      await type({ Username: "no name", "E-mail": wrong });
      await tap("button", "Retrieve password");
      expect(complaints()).toEqual(["Account format is incorrect", "Enter a valid email, like juan@example.com"]);
    }
    expect(made(calls, "resetPasswordByEmail")).toBe(0);
  });

  test("by email is sent trimmed; in_been_out shows for 1 s, then the visitor goes back @account-2.7-04 @account-2.7-05 @account-3-16 @account-4-24 @account-8-02", async () => {
    const { sent, address, toasts } = await openSite("/m/forget", {
      answers: { resetPasswordByEmail: { sent: true } },
    });
    await type({ Username: " maria ", "E-mail": " maria@mail.example " });
    await tap("button", "Retrieve password");
    await eventually(() =>
      expect(toasts.at(-1)).toMatchObject({ text: "Sent. Please check your email.", milliseconds: 1000 }),
    );
    expect(sent("resetPasswordByEmail")).toEqual({ username: "maria", email: "maria@mail.example" });
    expect(address()).toBe("/m/forget");
    await eventually(() => expect(address()).toBe("/m/home"));
  });

  test("by phone requires a number with the right number of digits, a code and a password by the common rules @account-2.7-06 @account-5-05 @account-5-15 @account-5-16", async () => {
    await openSite("/m/forget", { flags: byPhone });
    expect(await asked("Mobile number")).toEqual(["Mobile number", "SMS code", "New password"]);
    await tap("button", "Set new password");
    expect(complaints()).toContain("Enter your mobile number");
    await type({ "Mobile number": "12", "New password": "short" });
    await tap("button", "Set new password");
    expect(complaints()).toEqual(
      expect.arrayContaining(["A mobile number has at least 10 digits", "Password format is incorrect"]),
    );
  });

  test("by phone applies the platform's rule for mobile numbers @account-5-05", async () => {
    await openSite("/m/forget", { flags: byPhone, answers: { fieldRules: { mobileNum: { minLength: 11 } } } });
    await type({ "Mobile number": "9171234567" });
    await tap("button", "Set new password");
    expect(complaints()).toContain("A mobile number has at least 11 digits");
  });

  test.each([
    ["EN", "Set new password", "Create account", "Numbers here have eleven digits"],
    ["TY", "Itakda ang bagong password", "Gumawa ng account", "Labing-isa ang digit ng number dito"],
  ] as const)(
    "in %s the platform's own rule for mobile numbers replaces the brand's in a reset and in a registration, with its message in the visitor's language @account-5-05",
    async (language, reset, create, message) => {
      const messages = { EN: "Numbers here have eleven digits", TY: "Labing-isa ang digit ng number dito" };
      const fieldRules = (input: { language: "EN" | "TY" }) => ({
        mobileNum: { minLength: 11, message: messages[input.language] },
      });
      const flags = { ...byPhone, USERNAMEREG3: false };
      for (const [address, button] of [
        ["/m/forget", reset],
        ["/m/register", create],
      ] as const) {
        await openSite(address, { flags, language, answers: { fieldRules } as never });
        await type({ "Mobile number": "9171234567" });
        await tap("button", button);
        expect(complaints()).toContain(message);
      }
    },
  );

  test("by phone signs in with the number and the new password @account-2.7-07 @account-3-17", async () => {
    const { sent, address } = await openSite("/m/forget", {
      flags: byPhone,
      answers: { resetPasswordByPhone: { changed: true }, login: openedSession },
    });
    await fillPhone();
    expect(sent("smsCode")).toMatchObject({ module: "VERIFICATION3", mobileNum: "9171234567" });
    await tap("button", "Set new password");
    await eventually(() => expect(address()).toBe("/m/home"));
    expect(sent("resetPasswordByPhone")).toMatchObject({
      mobileNum: "9171234567",
      verificationCode: "123456",
      newPassword: "Salamat-22",
    });
    expect(sent("login")).toMatchObject({ username: "9171234567", password: "Salamat-22", type: "username" });
  });

  test.each([
    ["modify.new.old.same", "123456", "", "@account-4-34"],
    ["code.wrong", "", "Salamat-22", "@account-4-35"],
  ] as const)(
    "by phone, refused with %s, leaves the code %j and the password %j %s",
    async (code, left, password, _tag) => {
      const refuse = () => Promise.reject(new GatewayError(code, "no"));
      await openSite("/m/forget", { flags: byPhone, answers: { resetPasswordByPhone: refuse } });
      await fillPhone();
      await tap("button", "Set new password");
      const both = async () => [(await field("SMS code")).value, (await field("New password")).value];
      await eventually(async () => expect(await both()).toEqual([left, password]));
    },
  );
});

async function fillPhone(): Promise<void> {
  await type({ "Mobile number": "9171234567" });
  await tap("button", "Get code");
  await eventually(async () => expect((await field("SMS code")).disabled).toBe(false));
  await type({ "SMS code": "123456", "New password": "Salamat-22" });
}

describe("a change of password", () => {
  const right = { "Old password": "Sampaguita-1", "New password": "Salamat-22", "New password again": "Salamat-22" };

  test("shows the read-only username and requires the old password and the new one twice @account-2.8-01 @account-2.8-02 @account-2.8-03", async () => {
    await openSite("/m/changePsw", member);
    expect(await asked("New password again")).toEqual(["Account", ...Object.keys(right)]);
    expect(await field("Account")).toMatchObject({ value: "maria" });
    expect((await field("Account")).disabled || (await field("Account")).readOnly).toBe(true);
  });

  test("is validated before it is sent @account-4-25 @account-4-26 @account-5-20 @account-5-21 @account-5-22 @account-5-23", async () => {
    const { calls } = await openSite("/m/changePsw", member);
    await type({ "Old password": "short" });
    await tap("button", "Change password");
    expect(complaints()).toEqual(["A password has at least 6 characters", "Enter password", "Enter password"]);
    await type({ ...right, "New password": "Sampaguita-1" });
    await tap("button", "Change password");
    expect(complaints()).toEqual([
      "The new password and the old password cannot be the same",
      "Confirmation password not matched",
    ]);
    await type({ "New password": "short" });
    await tap("button", "Change password");
    expect(complaints()[0]).toBe("Password format is incorrect");
    expect(made(calls, "changePassword")).toBe(0);
  });

  test('loads for 10 s at most, says "Change saved" for 1 s, and goes to home @account-4-27 @account-4-28 @account-4-32 @account-8-04 @account-8-13 @account-9-09', async () => {
    let answer = (_value: unknown): void => undefined;
    const changePassword = () => new Promise((resolve) => (answer = resolve));
    const { sent, address, toasts } = await openSite("/m/changePsw", { ...member, answers: { changePassword } });
    await type(right);
    await tap("button", "Change password");
    await eventually(() =>
      expect(toasts.at(-1)).toMatchObject({ text: "Please wait…", kind: "loading", milliseconds: 10_000 }),
    );
    answer({ changed: true });
    await eventually(() => expect(toasts.at(-1)).toMatchObject({ text: "Change saved", milliseconds: 1000 }));
    expect(sent("changePassword")).toEqual({
      oldPassword: "Sampaguita-1",
      newPassword: "Salamat-22",
      confirmNewPassword: "Salamat-22",
    });
    await eventually(() => expect(address()).toBe("/m/home"));
  });
});

test("the settings have one entry, the change of password, and a button that asks before signing out @account-2.9-02 @account-2.9-04", async () => {
  const { calls } = await openSite("/m/set", member);
  expect(linksOf("main")).toEqual(["/m/changePsw"]);
  await tap("button", "Sign out");
  await eventually(() => expect(openQuestion()?.title).toBe("Please confirm"));
  expect(made(calls, "logout")).toBe(0);
});
