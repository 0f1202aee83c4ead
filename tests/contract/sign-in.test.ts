import { afterEach, expect, test } from "vitest";
import { acme, encrypt, validOnce, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";

const WINDOW_MS = 10 * 60_000;
const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });
afterEach(() => caller.platform.clock.pass(WINDOW_MS));

const FORM = "the-form-of-the-sign-in";
const attempt = (username: string, password: string, address: string, merchant = acme.code as string) =>
  caller.call("login", { username, password, type: "username" }, { address, merchant });

test("the third failure of an account requires a captcha, from any address @account-3-10", async () => {
  const answers = [
    await attempt("juan", "a", "203.0.113.1"),
    await attempt("juan", "b", "203.0.113.2"),
    await attempt("juan", "c", "203.0.113.3"),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
  expect(answers.map((answer) => answer.failure.value)).toEqual([
    { captcha: false },
    { captcha: false },
    { captcha: true },
  ]);
});

test("the twentieth failure from an address requires a captcha, for any account", async () => {
  for (let count = 0; count < 19; count++)
    expect((await attempt(`nobody${count}`, "a", "203.0.113.4")).failure.value).toEqual({ captcha: false });
  expect((await attempt("maria", "c", "203.0.113.4")).failure.value).toEqual({ captcha: true });
  expect((await attempt("juan", "Livery-2026", "203.0.113.4")).failure.error.code).toBe("captcha.wrong");
  expect((await attempt("juan", "Livery-2026", "203.0.113.40")).status).toBe(200);
});

test("once a captcha is required, the right password is refused without it", async () => {
  for (const password of ["a", "b", "c"]) await attempt("nena", password, "203.0.113.20");
  const without = await attempt("nena", "Livery-2026", "203.0.113.21");
  expect([without.status, without.failure]).toEqual([
    400,
    { error: expect.objectContaining({ code: "captcha.wrong" }), value: { field: "captcha", captcha: true } },
  ]);
  expect((await attemptWithCaptcha("nena", "Livery-2026", "203.0.113.21")).status).toBe(200);
});

test("a captcha is valid for one attempt, in the form that showed it, for five minutes @account-7-07", async () => {
  for (const password of ["a", "b", "c"]) await attempt("boyet", password, "203.0.113.22");
  const tryWith = (captcha: string, captchaId: string, password = "wrong") =>
    caller.refusal(
      "login",
      { username: "boyet", password, type: "username", captcha, captchaId },
      { address: "203.0.113.22" },
    );
  const used = await caller.captchaFor(FORM);
  expect(await tryWith(used, FORM)).toBe("credentials.wrong");
  expect(await tryWith(used, FORM, "Livery-2026")).toBe("captcha.wrong");
  expect(await tryWith(await caller.captchaFor(FORM), "the-form-of-somebody-else")).toBe("captcha.wrong");
  const missed = await caller.captchaFor(FORM);
  expect(await tryWith("x", FORM)).toBe("captcha.wrong");
  expect(await tryWith(missed, FORM)).toBe("captcha.wrong");
  const old = await caller.captchaFor(FORM);
  caller.platform.clock.pass(5 * 60_000);
  expect(await tryWith(old, FORM)).toBe("captcha.wrong");
  expect(await tryWith(await caller.captchaFor(FORM), FORM, "Livery-2026")).toBeUndefined();
});

test("a captcha without an id belongs to the address it was shown to", async () => {
  for (const password of ["a", "b", "c"]) await attempt("tito", password, "203.0.113.23");
  await caller.value("captcha", {}, { address: "203.0.113.23" });
  const { secret: captcha } = await caller.messageTo("203.0.113.23");
  const from = (address: string) =>
    caller.refusal("login", { username: "tito", password: "wrong", type: "username", captcha }, { address });
  expect(await from("203.0.113.24")).toBe("captcha.wrong");
  expect(await from("203.0.113.23")).toBe("credentials.wrong");
});

test("a mobile number signs in with its password, and with a code that can be used once @account-3-07", async () => {
  expect(
    await caller.value("login", { username: "0917 100 0005", password: "Livery-2026", type: "username" }),
  ).toMatchObject({ userName: "maria" });
  const wanted = {
    username: "9171000005",
    countryDialingCode: "+63",
    password: await caller.codeFor("09171000005", "login"),
    type: "sms",
  } as const;
  expect(await caller.value("login", wanted)).toMatchObject({ userName: "maria" });
  expect(await caller.refusal("login", wanted)).toBe("code.wrong");
});

test("a code is invalid for another number, and a number without an account gets no code but the same answers", async () => {
  const code = await caller.codeFor("09171000005", "login");
  expect(await caller.refusal("login", { username: "09171000006", password: code, type: "sms" })).toBe("code.wrong");
  const { value } = await caller.sendCode({ mobileNum: "09189999999", purpose: "login" });
  expect(value).toEqual({ expiredMinutes: 2 });
  await expect(caller.messageTo("+639189999999")).rejects.toThrow("Nothing was sent");
  const [known, unknown] = [
    await caller.call("login", { username: "09171000005", password: "000000", type: "sms" }),
    await caller.call("login", { username: "09189999999", password: "000000", type: "sms" }),
  ];
  expect(unknown.failure.error).toEqual(known.failure.error);
});

test("an unknown name and a wrong password get the same answer", async () => {
  const [unknown, wrong] = [await attempt("nobody", "a", "203.0.113.5"), await attempt("juan", "a", "203.0.113.6")];
  expect(unknown.failure).toEqual(wrong.failure);
  expect(unknown.status).toBe(wrong.status);
});

/** An attempt with the captcha that the platform shows in this form. */
async function attemptWithCaptcha(username: string, password: string, address: string) {
  const captcha = await caller.captchaFor(FORM, { address });
  return caller.call("login", { username, password, type: "username", captcha, captchaId: FORM }, { address });
}

test("the twenty-first attempt on an account from an address is refused for ten minutes, even with the right password; other addresses are not", async () => {
  for (let count = 0; count < 20; count++)
    expect((await attemptWithCaptcha("liza", "wrong", "203.0.113.7")).status).toBe(401);
  const refused = await attemptWithCaptcha("liza", "Livery-2026", "203.0.113.7");
  expect([refused.status, refused.failure.error.code]).toEqual([429, "rate.limited"]);
  expect((await attemptWithCaptcha("liza", "Livery-2026", "203.0.113.8")).status).toBe(200);
  caller.platform.clock.pass(WINDOW_MS);
  expect((await attempt("liza", "Livery-2026", "203.0.113.7")).status).toBe(200);
});

test("of forty simultaneous wrong attempts at most three are checked without a captcha, from one address or many", async () => {
  for (const [username, address] of [
    ["juan", () => "203.0.113.50"],
    ["nena", (index: number) => `203.0.114.${index}`],
  ] as const) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => attempt(username, "wrong", address(index))),
    );
    const codes = answers.map((answer) => answer.failure.error.code);
    expect(codes.filter((code) => code === "credentials.wrong").length).toBeLessThanOrEqual(3);
    expect(codes.every((code) => ["credentials.wrong", "captcha.wrong", "rate.limited"].includes(code))).toBe(true);
  }
});

test("sixty failures of an account from many addresses block it for ten minutes, and the refusal says how long", async () => {
  const { database, clock } = caller.platform;
  const rows = Array.from({ length: 60 }, (_, index) => ({
    merchant_code: acme.code,
    username: "boyet",
    address: `203.0.115.${index}`,
    failed_at: clock.now(),
  }));
  await database.insertInto("login_failures").values(rows).execute();
  clock.pass(WINDOW_MS / 2);
  const refused = await attemptWithCaptcha("boyet", "Livery-2026", "203.0.113.51");
  expect([refused.status, refused.failure.error.code, refused.failure.value]).toEqual([
    429,
    "rate.limited",
    { retryAfter: 300 },
  ]);
  clock.pass(WINDOW_MS / 2);
  expect((await attempt("boyet", "Livery-2026", "203.0.113.51")).status).toBe(200);
});

test("an attempt refused for its captcha or its rate does not count as a failure", async () => {
  for (const password of ["a", "b", "c"]) await attempt("liza", password, "203.0.113.52");
  for (let count = 0; count < 30; count++)
    expect((await attempt("liza", "wrong", "203.0.113.52")).failure.error.code).toBe("captcha.wrong");
  expect((await attemptWithCaptcha("liza", "Livery-2026", "203.0.113.52")).status).toBe(200);
});

test("a success resets the account's failures from that address", async () => {
  await attempt("juan", "a", "203.0.113.9");
  await attempt("juan", "b", "203.0.113.9");
  await attempt("juan", "Livery-2026", "203.0.113.9");
  expect((await attempt("juan", "c", "203.0.113.9")).failure.value).toEqual({ captcha: false });
});

test("only the first sign-in is marked as the first @account-3-09", async () => {
  const first = await attempt("tito", "Livery-2026", "203.0.113.10");
  const second = await attempt("TITO", "Livery-2026", "203.0.113.10");
  expect([first.value.firstTimeLogin, second.value.firstTimeLogin]).toEqual([true, false]);
});

test("a sign-in that was recorded cannot be sent again", async () => {
  const { encryptionKey, serverTime } = await caller.value("startUp", {});
  const input = { username: "maria", password: "Livery-2026", type: "username" } as const;
  const header = { kid: encryptionKey.kid, ...validOnce(serverTime) };
  const rawBody = await encrypt(JSON.stringify(input), encryptionKey, header);
  expect((await caller.call("login", input, { rawBody })).status).toBe(200);
  expect(await caller.refusal("login", input, { rawBody })).toBe("encryption.invalid");
});

test("a merchant's token is refused at another merchant", async () => {
  const token = await caller.signIn("maria");
  expect((await caller.call("wallet", {}, { token })).status).toBe(200);
  const elsewhere = await caller.call("wallet", {}, { token, merchant: zenith.code });
  expect([elsewhere.status, elsewhere.failure.error.code]).toEqual([401, "session.missing"]);
});

test("an account of the merchant's staff cannot sign in as a member @account-6-06", async () => {
  const answer = await attempt("kahera", "Livery-2026", "203.0.113.14");
  expect([answer.status, answer.failure.error.code]).toEqual([403, "member.only"]);
});

test("the trial account signs in under the trial merchant only, and its session belongs there @account-1-11 @account-6-03", async () => {
  expect((await attempt("trial", "Livery-2026", "203.0.113.11")).status).toBe(401);
  const { value } = await attempt("trial", "Livery-2026", "203.0.113.12", acme.trialCode);
  expect(value).toMatchObject({ trial: 1, customerType: 4 });
  expect(await caller.value("wallet", {}, { token: value.token, merchant: acme.trialCode })).toMatchObject({
    sumBalance: "2000.00",
  });
  expect((await caller.call("wallet", {}, { token: value.token })).status).toBe(401);
});

test("the trial merchant shows the main merchant's catalogue", async () => {
  const ask = { language: "EN" } as const;
  expect(await caller.value("hotGames", ask, { merchant: acme.trialCode })).toEqual(
    await caller.value("hotGames", ask),
  );
});
