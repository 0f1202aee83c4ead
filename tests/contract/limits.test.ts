import { afterEach, beforeAll, expect, test } from "vitest";
import { limits, type LimitKind } from "../../sandbox/security/limits.ts";
import { Caller, type Answer } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember } from "../support/new-member.ts";
import { DOMAIN } from "../support/passkeys.ts";
import { madeUp } from "./passkey-calls.ts";

const DAY_MS = 24 * 3_600_000;
const ADDRESS = "203.0.113.90";
const from = { address: ADDRESS };
const changed = { oldPassword: "guess", newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" };
const caller = callerOn("PostgreSQL");
let second: Caller;
let token: string;

beforeAll(async () => {
  second = new Caller(await caller.platform.twin());
  const pin = { paymentPassword: "482913", confirmPaymentPassword: "482913" };
  await caller.value("setPaymentPassword", pin, { token: await caller.signIn("liza") });
});
afterEach(() => caller.platform.clock.pass(DAY_MS));

/** The accounts below are of members, who open none. */
const agent = async () => ({ token: await caller.signIn("nena") });

type Ask = (asked: Caller) => Promise<Pick<Answer<"login">, "status" | "failure">>;

/** Every kind of limit with calls that count towards it. A kind without one does not compile. */
const guessable: Record<LimitKind, readonly Ask[]> = {
  captchaOfAddress: [(asked) => asked.call("captcha", {}, from), (asked) => asked.call("captchaTask", {}, from)],
  codeOfAddress: [(asked) => asked.call("smsCode", { mobileNum: "09181230001", purpose: "register" }, from)],
  codeOfNumber: [(asked) => asked.sendCode({ mobileNum: "09181230002", purpose: "register" }, from)],
  codeOfNumberInADay: [(asked) => asked.sendCode({ mobileNum: "09181230003", purpose: "login" }, from)],
  guessOfAddress: [
    (asked) =>
      asked.call("verification", { mobileNum: "09181230004", purpose: "register", verificationCode: "123456" }, from),
  ],
  registrationOfAddress: [(asked) => asked.call("register", newMember("maria"), from)],
  affiliateOfAddress: [(asked) => asked.call("affiliateCheck", { code: "GUESS" }, from)],
  nameCheckOfAgent: [async (asked) => asked.call("checkUserName", { username: "juana" }, await agent())],
  accountOfAgent: [
    async (asked) => asked.call("openAccount", { username: "1x", password: "x", type: "member" }, await agent()),
  ],
  resetOfAddress: [
    (asked) => asked.call("resetPasswordByEmail", { username: "juan", email: "guess@mail.example" }, from),
    (asked) =>
      asked.call(
        "resetPasswordByPhone",
        { mobileNum: "09171000005", verificationCode: "123456", newPassword: "Mabuhay-2" },
        from,
      ),
  ],
  resetOfAccount: [
    (asked) => asked.call("resetPasswordByEmail", { username: "maria", email: "guess@mail.example" }, from),
  ],
  resetOfAccountInADay: [
    (asked) => asked.call("resetPasswordByEmail", { username: "nobody", email: "guess@mail.example" }, from),
  ],
  passwordOfAddress: [(asked) => asked.call("changePassword", changed, { token, ...from })],
  passwordOfAccount: [(asked) => asked.call("changePassword", changed, { token })],
  paymentPasswordOfAccount: [
    (asked) =>
      asked.call(
        "changePaymentPassword",
        { oldPaymentPassword: "000000", paymentPassword: "915306", confirmPaymentPassword: "915306" },
        { token },
      ),
  ],
  emailCodeOfAccount: [(asked) => asked.call("emailCode", { email: "liza@mail.example" }, { token })],
  identityOfAddress: [
    (asked) => asked.call("login", { type: "firebase", firebaseChannel: "sms", firebaseIdToken: "guess" }, from),
  ],
  trialOfAddress: [(asked) => asked.call("createTrialAccount", {}, from)],
  trialPlayOfAddress: [(asked) => asked.call("testPlay", { trialName: "trial1234567890" }, from)],
  trialPlayOfName: [(asked) => asked.call("testPlay", { trialName: "trial1234567891" })],
  passkeyOptionsOfAddress: [(asked) => asked.call("passkeySignInOptions", { domain: DOMAIN }, from)],
  passkeyOfAddress: [
    (asked) =>
      asked.call(
        "signInWithPasskey",
        {
          response: {
            ...madeUp.response,
            response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
          },
        },
        from,
      ),
  ],
  passkeyOfAccount: [
    (asked) => asked.call("passkeyRegistrationOptions", { domain: DOMAIN }, { token }),
    (asked) => asked.call("addPasskey", madeUp, { token }),
  ],
};
const rows = Object.entries(guessable).flatMap(([kind, asks]) =>
  asks.map((ask, place) => ({ kind: kind as LimitKind, ask, place })),
);

test.each(rows)(
  "$kind: the last call within the limit is processed, the next is rate.limited on every server until the window has passed ($place)",
  async ({ kind, ask }) => {
    token = await caller.signIn("liza");
    const { database, clock } = caller.platform;
    const codeOf = async (asked: Caller) => (await ask(asked)).failure.error?.code;
    expect(await codeOf(caller)).not.toBe("rate.limited");
    const counted = await database
      .updateTable("limits")
      .set({ count: limits[kind].most - 1 })
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow();
    expect(counted.numUpdatedRows).toBeGreaterThan(0n);
    expect(await codeOf(second)).not.toBe("rate.limited");
    for (const server of [caller, second]) {
      const { status, failure } = await ask(server);
      expect([status, failure.error.code, failure.value]).toEqual([
        429,
        "rate.limited",
        { retryAfter: limits[kind].windowMs / 1000 },
      ]);
    }
    clock.pass(limits[kind].windowMs);
    token = await caller.signIn("liza");
    expect(await codeOf(caller)).not.toBe("rate.limited");
  },
);

test("simultaneous calls to two servers are each counted", async () => {
  const asks = Array.from({ length: 24 }, (_, index) => guessable.codeOfNumber[0]!(index % 2 ? caller : second));
  const statuses = (await Promise.all(asks)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.codeOfNumber.most);
});

test("the addresses of one IPv6 network are one client to every limit; another network is another", async () => {
  const inNetwork = (network: number) => (_: unknown, host: number) => `2001:db8:0:${network}::${host + 1}`;
  const wrongFrom = async (address: string) =>
    (await caller.call("login", { username: `nobody at ${address}`, password: "wrong", type: "username" }, { address }))
      .failure.value;
  for (const address of Array.from({ length: 3 }, inNetwork(7))) await caller.value("captcha", {}, { address });
  for (const address of Array.from({ length: 19 }, inNetwork(7)))
    expect(await wrongFrom(address)).toEqual({ captcha: false });
  expect(await wrongFrom("2001:db8:0:7:ffff::1")).toEqual({ captcha: true });
  expect(await wrongFrom("2001:db8:0:8::1")).toEqual({ captcha: false });
  const counted = await caller.platform.database
    .selectFrom("limits")
    .select(["subject", "count"])
    .where("kind", "=", "captchaOfAddress")
    .where("subject", "like", "2001:%")
    .execute();
  expect(counted).toEqual([{ subject: "2001:db8:0:7::/64", count: 3 }]);
});

test("simultaneous wrong passwords on two servers are counted together", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? caller : second).call(
        "login",
        { username: "juan", password: "wrong", type: "username" },
        { address: `203.0.113.${index}` },
      ),
    ),
  );
  expect(answers.filter(({ failure }) => failure.error.code === "credentials.wrong").length).toBeLessThanOrEqual(3);
});

test("a trial account with a password cannot be opened by its name; a generated one can", async () => {
  const { trialName } = await caller.value("createTrialAccount", {});
  expect(await caller.refusal("testPlay", { trialName: "trial" })).toBe("credentials.wrong");
  for (let time = 0; time < 2; time++)
    expect(await caller.value("testPlay", { trialName })).toMatchObject({ userName: trialName });
});
