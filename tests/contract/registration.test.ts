import { afterEach, describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember, NEW_PASSWORD } from "../support/new-member.ts";

const WINDOW_MS = 10 * 60_000;
const byNumber = {
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  payeeName: "Juana",
  registerMethod: "H5",
} as const;

describe("registration", () => {
  const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });
  afterEach(async () => {
    await settle({});
    caller.platform.clock.pass(WINDOW_MS);
  });

  const settle = (registration: object) => caller.operate("PATCH", "/sandbox/merchants/acme/state", { registration });
  const failureOf = async (input: CallInput<"register">) => {
    const { failure } = await caller.call("register", input);
    return [failure.error?.code, failure.value?.field];
  };
  const accountsNamed = async (username: string) =>
    (await caller.platform.database.selectFrom("accounts").select("id").where("username", "=", username).execute())
      .length;

  test("after a lost answer the same key returns the result and creates no second account, even if both arrive at once", async () => {
    const wanted = { ...newMember("amihan"), idempotencyKey: "amihan-registers-once" };
    const both = await Promise.all([caller.call("register", wanted), caller.call("register", wanted)]);
    expect(both.map((answer) => [answer.status, answer.value?.userName, answer.value?.firstTimeLogin])).toEqual([
      [200, "amihan", true],
      [200, "amihan", true],
    ]);
    const again = await caller.value("register", wanted);
    expect((await caller.call("wallet", {}, { token: again.token })).status).toBe(200);
    expect(await accountsNamed("amihan")).toBe(1);
    const wallets = await caller.platform.database
      .selectFrom("ledger_accounts")
      .innerJoin("accounts", "accounts.id", "ledger_accounts.owner")
      .where("username", "=", "amihan")
      .select("balance")
      .execute();
    expect(wallets).toEqual([{ balance: 0n }]);
  });

  test("the same key with another name or password opens nothing", async () => {
    const wanted = { ...newMember("bituin"), idempotencyKey: "bituin-registers-once" };
    await caller.value("register", wanted);
    expect(await failureOf({ ...wanted, username: "dalisay" })).toEqual(["request.invalid", undefined]);
    expect(await failureOf({ ...wanted, password: "Mabuhay-9", confirmPassword: "Mabuhay-9" })).toEqual([
      "request.invalid",
      undefined,
    ]);
  });

  test("a double tap without a key creates one account", async () => {
    const both = await Promise.all([
      caller.call("register", newMember("diwata")),
      caller.call("register", newMember("Diwata")),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  test("a refused registration consumes its captcha, but neither its key nor its code", async () => {
    await settle({ captcha: true, flags: { REGMOBVERF3: true } });
    const mobileNum = "09182000001";
    const verificationCode = await caller.codeFor(mobileNum, "register");
    const wanted = {
      ...newMember("maria"),
      mobileNum,
      verificationCode,
      captchaId: "form-of-a-registration",
      idempotencyKey: "mayumi-registers-once",
    };
    const captcha = await caller.captchaFor(wanted.captchaId);
    expect(await failureOf({ ...wanted, captcha })).toEqual(["name.taken", "username"]);
    expect(await failureOf({ ...wanted, username: "mayumi", captcha })).toEqual(["captcha.wrong", "captcha"]);
    const session = await caller.value("register", {
      ...wanted,
      username: "mayumi",
      captcha: await caller.captchaFor(wanted.captchaId),
    });
    expect(session.userName).toBe("mayumi");
    expect(
      await failureOf({
        ...wanted,
        username: "mayumi2",
        idempotencyKey: "mayumi2-registers-once",
        captcha: await caller.captchaFor(wanted.captchaId),
      }),
    ).toEqual(["code.wrong", "verificationCode"]);
  });

  test("by mobile number: requires a code, generates a name, and number and password sign in @account-3-12", async () => {
    const mobileNum = "09182000002";
    expect(await failureOf({ ...byNumber, mobileNum })).toEqual(["field.invalid", "verificationCode"]);
    const session = await caller.value("register", {
      ...byNumber,
      mobileNum,
      countryDialingCode: "63",
      verificationCode: await caller.codeFor(mobileNum, "register"),
    });
    expect(session.userName).toMatch(/^m\d{12}$/);
    expect(
      await caller.value("login", { username: mobileNum, password: NEW_PASSWORD, type: "username" }),
    ).toMatchObject({ userName: session.userName });
    expect(
      await failureOf({ ...byNumber, mobileNum, verificationCode: await caller.codeFor(mobileNum, "register") }),
    ).toEqual(["number.taken", "mobileNum"]);
  });

  test("by mobile number without a password, if the operators require none", async () => {
    await settle({ flags: { MOBILENUMPASSREG3: false } });
    const mobileNum = "09182000003";
    const { token } = await caller.value("register", {
      mobileNum,
      payeeName: "Juana",
      registerMethod: "APP",
      verificationCode: await caller.codeFor(mobileNum, "register"),
    });
    expect((await caller.call("login", { username: mobileNum, password: "", type: "username" })).status).toBe(400);
    await caller.value("changePassword", { newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" }, { token });
    await caller.value("login", { username: mobileNum, password: "Mabuhay-2", type: "username" });
  });

  test.each<[string, Partial<CallInput<"register">>, string]>([
    ["a password that differs from its confirmation", { confirmPassword: "Mabuhay-2" }, "confirmPassword"],
    ["a missing confirmation", { confirmPassword: "" }, "confirmPassword"],
    ["a password that is too short", { password: "short", confirmPassword: "short" }, "password"],
    ["a name that could be a number", { username: "09171000005" }, "username"],
    ["an emoji in a name", { username: "ana😀" }, "username"],
    ["an empty required field", { payeeName: "  " }, "payeeName"],
    ["an invalid email", { email: "nobody" }, "email"],
    ["characters that reverse the text direction", { nickname: "a\u202Eb" }, "nickname"],
    ["an invalid mobile number", { mobileNum: "0917" }, "mobileNum"],
    ["terms not agreed to", { agree: false }, "agree"],
  ])(
    "%s: the registration is refused and names the field @account-3-12 @account-3-13",
    async (_what, change, field) => {
      expect(await failureOf({ ...newMember("hiraya"), ...change })).toEqual(["field.invalid", field]);
    },
  );

  test("10 KB in a field are refused, naming the field", async () => {
    expect(await failureOf({ ...newMember("hiraya"), nickname: "x".repeat(10_240) })).toEqual([
      "request.invalid",
      "nickname",
    ]);
  });

  test("fields that the operators require or hide are required or hidden @account-2.6-04 @account-3-37", async () => {
    await settle({
      fields: { email: { enabled: true, required: true }, payeeName: { enabled: false, required: true } },
    });
    expect((await caller.value("registerSettings", {})).fields).toMatchObject({
      email: { required: true },
      payeeName: { enabled: false },
    });
    expect(await failureOf({ ...newMember("hiraya"), email: "" })).toEqual(["field.invalid", "email"]);
    const { userName } = await caller.value("register", { ...newMember("hiraya"), email: "hiraya@mail.example" });
    const row = await caller.platform.database
      .selectFrom("accounts")
      .select(["profile", "email"])
      .where("username", "=", userName)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ profile: { registerMethod: "H5" }, email: "hiraya@mail.example" });
  });

  test("the platform applies the rules that it returns @account-5-01", async () => {
    const rules = await caller.value("fieldRules", {});
    expect(rules["username"]).toEqual({ pattern: "[A-Za-z][A-Za-z0-9_]*", minLength: 4, maxLength: 16 });
    for (const { pattern } of Object.values(rules)) if (pattern) expect(() => new RegExp(pattern, "u")).not.toThrow();
  });

  test("a rule that the operators change is announced and applied, the others stay @account-5-01", async () => {
    const change = (rules: object) => caller.operate("PATCH", "/sandbox/merchants/acme/state", { rules });
    await change({ username: { pattern: "[a-z]+", maxLength: 5, message: "Small letters, please" } });
    const rules = await caller.value("fieldRules", { language: "EN" });
    const answers = [
      await failureOf(newMember("Hiraya")),
      await failureOf({ ...newMember("hiray"), password: "short", confirmPassword: "short" }),
    ];
    await change({});
    expect(rules).toMatchObject({
      username: { pattern: "[a-z]+", maxLength: 5, message: "Small letters, please" },
      password: { minLength: 8 },
    });
    expect(answers).toEqual([
      ["field.invalid", "username"],
      ["field.invalid", "password"],
    ]);
    expect((await change({ username: { pattern: "[" } })).status).toBe(400);
  });

  test("nobody registers under the trial merchant", async () => {
    expect(await caller.refusal("register", newMember("malaya"), { merchant: acme.trialCode })).toBe("method.closed");
  });
});
