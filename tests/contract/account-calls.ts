import { pbkdf2Sync } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import { acme, type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";

/** One successful call of every endpoint about signing in, registering and passwords. */
export const accountSuccesses = {
  async login(caller: Caller) {
    const value = await caller.value("login", { username: "Maria", password: "Livery-2026", type: "username" });
    expect(value).toMatchObject({ userName: "maria", customerType: 0, toUpline: true, trial: 0 });
    expect(value.token).toMatch(/^[\w-]{43}$/);
  },
  async captcha(caller: Caller) {
    const { data, info } = await sharp(
      Buffer.from(await caller.value("captcha", { captchaId: "a-form-of-a-test-1" }), "base64"),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { secret } = await caller.messageTo("a-form-of-a-test-1");
    expect(secret).toMatch(/^\d{4,6}$/);
    expect(info.width).toBeGreaterThan(150);
    expect(new Set(data).size).toBeGreaterThan(8);
    expect(await caller.value("captcha", {})).not.toBe(await caller.value("captcha", {}));
  },
  async captchaTask(caller: Caller) {
    const captchaId = "a-form-of-a-test-2";
    const { digits, salt, iterations, hash } = await caller.value("captchaTask", { captchaId });
    const { secret } = await caller.messageTo(captchaId);
    expect(secret).toHaveLength(digits);
    const derived = pbkdf2Sync(secret, Buffer.from(salt, "base64url"), iterations, 32, "sha256");
    expect(derived.toString("base64url")).toBe(hash);
    await caller.sendCode({ mobileNum: "09181000008", purpose: "register" });
    const proof = { captcha: secret, captchaId };
    await caller.value("smsCode", { mobileNum: "09181000008", purpose: "register", ...proof });
  },
  async smsCode(caller: Caller) {
    const sent = await caller.sendCode({ mobileNo: "0917 100 0005", countryDialingCode: "63", purpose: "login" });
    expect(sent.value).toEqual({ expiredMinutes: 2 });
    const letter = await caller.messageTo("+639171000005");
    expect(letter).toMatchObject({
      merchant: "acme",
      channel: "sms",
      purpose: "login",
      secret: expect.stringMatching(/^\d{6}$/),
    });
    expect(letter.text).toContain(letter.secret);
  },
  async verification(caller: Caller) {
    const ask = {
      mobileNum: "09181000001",
      purpose: "verification",
      verificationCode: await caller.codeFor("09181000001", "verification"),
    } as const;
    for (let time = 0; time < 7; time++) expect(await caller.value("verification", ask)).toEqual({ success: true });
  },
  async register(caller: Caller) {
    const session = await caller.value("register", {
      ...newMember("Ligaya"),
      email: "Ligaya@Mail.example",
      nickname: "Ligaya 😀",
      facebook: "ligaya.r",
      affiliateCode: "ramon88",
      qqNum: "not enabled",
      registerUrl: "acme.example",
      type: "0",
      agree: true,
    });
    expect(session).toMatchObject({ userName: "Ligaya", customerType: 0, firstTimeLogin: true, trial: 0 });
    expect(await caller.value("memberInfo", {}, { token: session.token })).toMatchObject({
      account: "Ligaya",
      nickname: "Ligaya 😀",
      toUpline: true,
    });
    expect(await caller.value("wallet", {}, { token: session.token })).toEqual({ sumBalance: "0.00", currency: "PHP" });
    expect(await caller.value("login", { username: "ligaya", password: "Mabuhay-1", type: "username" })).toMatchObject({
      userName: "Ligaya",
      firstTimeLogin: false,
    });
  },
  async affiliateCheck(caller: Caller) {
    expect(await caller.value("affiliateCheck", { code: "RAMON88", domain: "acme.example" })).toEqual({
      success: true,
    });
    expect(await caller.value("affiliateCheck", { code: "NOBODY" })).toEqual({ success: false });
  },
  async resetPasswordByEmail(caller: Caller) {
    expect(await caller.value("resetPasswordByEmail", { username: " Juan ", email: "juan@mail.example " })).toEqual({
      sent: true,
    });
    const { secret: password, channel } = await caller.messageTo("juan@mail.example");
    expect(channel).toBe("email");
    const wanted = { username: "juan", password, type: "username" } as const;
    await caller.value("memberInfo", {}, { token: (await caller.value("login", wanted)).token });
    expect(await caller.refusal("login", wanted)).toBe("credentials.wrong");
    await caller.signIn("juan");
  },
  async resetPasswordByPhone(caller: Caller) {
    const { token } = await caller.value("register", { ...newMember("pedro_r"), mobileNum: "09181000002" });
    const verificationCode = await caller.codeFor("09181000002", "reset");
    expect(
      await caller.value("resetPasswordByPhone", {
        mobileNum: "09181000002",
        newPassword: "Bagong-Salita1",
        verificationCode,
      }),
    ).toEqual({ changed: true });
    expect(await caller.refusal("wallet", {}, { token })).toBe("session.password.changed");
    // As the screen does afterwards (account §2.7): with the number and the new password.
    expect(
      await caller.value("login", { username: "09181000002", password: "Bagong-Salita1", type: "username" }),
    ).toMatchObject({ userName: "pedro_r" });
  },
  async changePassword(caller: Caller) {
    const { token } = await caller.value("register", newMember("tala"));
    const { token: elsewhere } = await caller.value("login", {
      username: "tala",
      password: "Mabuhay-1",
      type: "username",
    });
    expect(
      await caller.value(
        "changePassword",
        { oldPassword: "Mabuhay-1", newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" },
        { token },
      ),
    ).toEqual({ changed: true });
    expect((await caller.call("wallet", {}, { token })).status).toBe(200);
    expect(await caller.refusal("wallet", {}, { token: elsewhere })).toBe("session.password.changed");
    await caller.value("login", { username: "tala", password: "Mabuhay-2", type: "username" });
  },
  async countryList(caller: Caller) {
    const english = await caller.value("countryList", EN);
    expect(english[0]).toEqual({ country: "PH", name: "Philippines", dialingCode: "63" });
    expect(english.length).toBeGreaterThan(200);
    expect((await caller.value("countryList", { language: "TY" }))[0]?.name).toBe("Pilipinas");
  },
  async logout(caller: Caller) {
    const token = await caller.signIn("maria");
    expect(await caller.value("logout", {}, { token })).toEqual({ ended: true });
    expect(await caller.refusal("wallet", {}, { token })).toBe("session.missing");
    expect(await caller.value("logout", {}, { token })).toEqual({ ended: true });
  },
  async createTrialAccount(caller: Caller) {
    const names = [await caller.value("createTrialAccount", {}), await caller.value("createTrialAccount", {})].map(
      (answer) => answer.trialName,
    );
    expect(new Set(names).size).toBe(2);
  },
  async testPlay(caller: Caller) {
    const { trialName } = await caller.value("createTrialAccount", {});
    const session = await caller.value("testPlay", { trialName });
    expect(session).toMatchObject({ userName: trialName, customerType: 4, trial: 1, firstTimeLogin: true });
    expect(await caller.value("wallet", {}, { token: session.token, merchant: acme.trialCode })).toEqual({
      sumBalance: "2000.00",
      currency: "PHP",
    });
  },
};
