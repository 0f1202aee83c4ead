import { afterEach, describe, expect, test } from "vitest";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember } from "../support/new-member.ts";

const WINDOW_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
const NUMBER = "09181234567";
const KEPT = "+639181234567";

describe("SMS codes", () => {
  const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });
  afterEach(() => caller.platform.clock.pass(WINDOW_MS));

  const guess = async (verificationCode: string, options = {}) => {
    const { status, failure } = await caller.call(
      "verification",
      { mobileNum: NUMBER, purpose: "verification", verificationCode },
      options,
    );
    return status === 200 ? "right" : failure.error.code;
  };

  test("of simultaneous guesses five are checked, after which the right code is refused, too", async () => {
    const code = await caller.codeFor(NUMBER, "verification");
    const wrong = code === "111111" ? "222222" : "111111";
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(wrong)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => "code.spent"),
      ...Array.from({ length: 5 }, () => "code.wrong"),
    ]);
    expect(await guess(code)).toBe("code.spent");
    expect(await guess(await caller.codeFor(NUMBER, "verification"))).toBe("right");
  });

  test("a number and the module alone, as the specification sends them, ask for the code of a reset @account-3-19", async () => {
    const mobileNum = "09181000077";
    await caller.value("register", { ...newMember("lito_77"), mobileNum });
    expect((await caller.sendCode({ mobileNum, module: "VERIFICATION3" })).status).toBe(200);
    const { secret } = await caller.messageTo("+639181000077");
    const input = { mobileNum, newPassword: "Bagong-Salita7", verificationCode: secret };
    expect(await caller.value("resetPasswordByPhone", input)).toEqual({ changed: true });
  });

  test("a new code invalidates the previous one; a code for another purpose or merchant is wrong @account-7-11", async () => {
    const first = await caller.codeFor(NUMBER, "verification");
    const second = await caller.codeFor(NUMBER, "verification");
    if (first !== second) expect(await guess(first)).toBe("code.wrong");
    expect(await guess(second)).toBe("right");
    expect(await guess(second, { merchant: zenith.code })).toBe("code.wrong");
    expect(
      (await caller.call("verification", { mobileNum: NUMBER, purpose: "register", verificationCode: second })).failure
        .error.code,
    ).toBe("code.wrong");
  });

  test("a number gets eight codes in ten minutes, from any address", async () => {
    const ask = async (address: string) =>
      (await caller.sendCode({ mobileNum: NUMBER, purpose: "register" }, { address })).status;
    for (let time = 0; time < 8; time++) expect(await ask(`203.0.113.${time}`)).toBe(200);
    expect(await ask("203.0.113.99")).toBe(429);
    caller.platform.clock.pass(WINDOW_MS);
    expect(await ask("203.0.113.99")).toBe(200);
  });

  test("a number gets twenty codes in a day, and learns how long to wait for the next", async () => {
    const mobileNum = "09181234999";
    const { database, clock } = caller.platform;
    await caller.sendCode({ mobileNum, purpose: "register" });
    await database
      .updateTable("limits")
      .set({ count: 20 })
      .where("kind", "=", "codeOfNumberInADay")
      .where("subject", "=", "+639181234999")
      .execute();
    clock.pass(WINDOW_MS);
    const refused = await caller.sendCode({ mobileNum, purpose: "register" });
    expect([refused.status, refused.failure.error.code, refused.failure.value]).toEqual([
      429,
      "rate.limited",
      { retryAfter: (DAY_MS - WINDOW_MS) / 1000 },
    ]);
    clock.pass(DAY_MS - WINDOW_MS);
    expect((await caller.sendCode({ mobileNum, purpose: "register" })).status).toBe(200);
  });

  test("after a client's first code within an hour each wants a captcha of its own; without it nothing is sent", async () => {
    const address = "2001:db8:0:3::1";
    const ask = async (proof: object, from = address, mobileNum = "09181230011") => {
      const { status, failure } = await caller.call(
        "smsCode",
        { mobileNum, purpose: "register", ...proof },
        { address: from },
      );
      return status === 200 ? "sent" : [status, failure.error.code, failure.value?.captcha];
    };
    const refused = [400, "captcha.wrong", true];
    const form = "the-form-that-sends-a-code";
    expect(await ask({})).toBe("sent");
    expect(await ask({}, "2001:db8:0:3:ffff::2", "09181230012")).toEqual(refused);
    await expect(caller.messageTo("+639181230012")).rejects.toThrow("Nothing was sent");
    const captcha = await caller.captchaFor(form);
    expect(await ask({ captcha, captchaId: form }, address, "09181230012")).toBe("sent");
    expect(await ask({ captcha, captchaId: form })).toEqual(refused);
    await caller.captchaFor(form);
    expect(await ask({ captcha: "x", captchaId: form })).toEqual(refused);
    expect(await ask({}, "2001:db8:0:4::1")).toBe("sent");
    caller.platform.clock.pass(3_600_000);
    expect(await ask({})).toBe("sent");
  });

  test.each([
    ["acme.localhost:4100", "@acme.localhost"],
    ["M.Acme.example", "@m.acme.example"],
    ["zenith.localhost", undefined],
    ["acme.localhost.thief.example", undefined],
    [undefined, undefined],
  ])("the message of a code requested on %s ends with the line that phones autofill from: %s", async (host, line) => {
    await caller.value(
      "smsCode",
      { mobileNum: NUMBER, purpose: "verification" },
      { headers: host === undefined ? {} : { "x-forwarded-host": host } },
    );
    const { text, secret } = await caller.messageTo(KEPT);
    expect(text.split("\n").slice(1)).toEqual(line === undefined ? [] : [`${line} #${secret}`]);
    await caller.platform.database.deleteFrom("limits").execute();
  });

  test("operators configure how long a code is valid @account-3-19 @account-3-20", async () => {
    await caller.operate("PATCH", "/sandbox/merchants/acme/state", { codeMinutes: 0.5 });
    expect((await caller.sendCode({ mobileNum: NUMBER, purpose: "register" })).value).toEqual({ expiredMinutes: 0.5 });
    await caller.operate("PATCH", "/sandbox/merchants/acme/state", { codeMinutes: 2 });
  });

  test("a failure caused by a field names the field", async () => {
    expect((await caller.call("smsCode", { mobileNum: "123", purpose: "login" })).failure.value).toEqual({
      field: "mobileNum",
    });
    expect((await caller.call("smsCode", { mobileNum: "9".repeat(10_000), purpose: "login" })).failure).toMatchObject({
      error: { code: "request.invalid" },
      value: { field: "mobileNum" },
    });
  });

  test("neither codes nor captchas are stored in plain text outside the outbox", async () => {
    const code = await caller.codeFor(NUMBER, "verification");
    const captcha = await caller.captchaFor("some-form-of-a-test");
    const { database } = caller.platform;
    const kept = [
      await database.selectFrom("codes").select(["code_hash", "salt"]).where("number", "=", KEPT).execute(),
      await database.selectFrom("captchas").select("answer_hash").execute(),
    ];
    for (const secret of [code, captcha]) expect(JSON.stringify(kept).split(/[^\w-]+/)).not.toContain(secret);
  });
});
