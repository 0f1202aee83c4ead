import { expect } from "vitest";
import type { CallInput, CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { type Answer, type Caller, EN } from "../support/caller.ts";
import { realMemberErrors, sessionErrors, type Provocation } from "./session-errors.ts";
import { PIN, withCard, withPin, withdraw } from "./withdrawal-calls.ts";

const OTHER_PIN = "915306";
/** Minutes for which an SMS code is valid, and a little more. */
const CODE_LIFE_MS = 11 * 60_000;

let numbers = 0;
/** A mobile number that nobody has proved. */
const freeNumber = () => `0919${String(7_000_000 + ++numbers)}`;
const stateOf = (caller: Caller, token: string) => caller.value("securityState", EN, { token });
const pinned = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword });

/** A member who has proved a mobile number. */
async function withNumber(caller: Caller) {
  const member = await withCard(caller);
  const mobileNum = freeNumber();
  const verificationCode = await caller.codeFor(mobileNum, "verification");
  await caller.value("bindMobile", { mobileNum, verificationCode }, { token: member.token });
  return { ...member, mobileNum };
}

/** Successful calls about what protects an account. */
export const securitySuccesses = {
  async securityState(caller) {
    const { token } = await withCard(caller);
    expect(await stateOf(caller, token)).toMatchObject({
      score: 45,
      level: "low",
      password: true,
      paymentPassword: true,
      mobile: null,
      payeeName: "J•••• d•••• C••••",
      cards: 1,
    });
    expect(await stateOf(caller, await caller.signIn("maria"))).toMatchObject({
      score: 70,
      level: "medium",
      mobile: "•••• 005",
      email: "m••••@mail.example",
      emailProved: false,
    });
  },
  async setPaymentPassword(caller) {
    const { token } = await withPin(caller);
    expect(await caller.value("setPaymentPassword", pinned(PIN), { token })).toEqual({ changed: true });
  },
  async changePaymentPassword(caller) {
    const member = await withCard(caller);
    const { token } = member;
    await caller.value("changePaymentPassword", { oldPaymentPassword: PIN, ...pinned(OTHER_PIN) }, { token });
    expect((await withdraw(caller, member)).failure.error.code).toBe("paymentPassword.wrong");
    expect((await withdraw(caller, member, "500.00", { paymentPassword: OTHER_PIN })).status).toBe(200);
  },
  async resetPaymentPassword(caller) {
    const member = await withNumber(caller);
    const { token, mobileNum } = member;
    const verificationCode = await caller.codeFor(mobileNum, "payment");
    await caller.value("resetPaymentPassword", { mobileNum, verificationCode, ...pinned(OTHER_PIN) }, { token });
    const { value } = await withdraw(caller, member, "500.00", { paymentPassword: OTHER_PIN });
    expect(value).toMatchObject({ status: "waiting", hold: "password" });
  },
  async bindMobile(caller) {
    const { token, mobileNum } = await withNumber(caller);
    const state = await stateOf(caller, token);
    expect([state.mobile, state.mobileProved]).toEqual([`•••• ${mobileNum.slice(-3)}`, true]);
  },
  async emailCode(caller) {
    const { token } = await withPin(caller);
    expect(await caller.value("emailCode", { email: "w1@mail.example" }, { token })).toEqual({ sent: true });
    expect((await caller.messageTo("w1@mail.example")).secret).toMatch(/^\d{6}$/);
  },
  async bindEmail(caller) {
    const { token } = await withPin(caller);
    await caller.value("emailCode", { email: "W2@Mail.example" }, { token });
    const verificationCode = (await caller.messageTo("w2@mail.example")).secret;
    await caller.value("bindEmail", { verificationCode }, { token });
    expect(await stateOf(caller, token)).toMatchObject({ email: "w••••@mail.example", emailProved: true });
  },
  async securityQuestions(caller) {
    const questions = await caller.value("securityQuestions", EN, { token: await caller.signIn("juan") });
    expect(questions).toContainEqual({ id: "pet", text: "Name of your first pet?" });
  },
  async setSecurityQuestion(caller) {
    const { token } = await withPin(caller);
    const input = { question: "pet", answer: "Muning", paymentPassword: PIN };
    await caller.value("setSecurityQuestion", input, { token });
    expect((await stateOf(caller, token)).question).toBe("Name of your first pet?");
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type Encrypted = "setPaymentPassword" | "changePaymentPassword" | "resetPaymentPassword" | "setSecurityQuestion";
const plain =
  <C extends Encrypted>(name: C, input: CallInput<C>): Provocation =>
  async (caller) =>
    caller.call(name, input, { token: await caller.signIn("juan"), rawBody: "not encrypted" });

const wrongCode = (right: string) => (right === "000000" ? "000001" : "000000");
type Sends = (verificationCode: string) => Promise<Answer<CallName>>;
/** The errors of a call that takes a code, which `begin` sends: returns the right one, and how to send one. */
const codeErrors = (begin: (caller: Caller) => Promise<{ right: string; send: Sends }>) => {
  const guesses =
    (times: number): Provocation =>
    async (caller) => {
      const { right, send } = await begin(caller);
      for (let wrong = 1; wrong < times; wrong += 1) await send(wrongCode(right));
      return send(wrongCode(right));
    };
  return {
    "code.wrong": guesses(1),
    "code.spent": guesses(6),
    "code.expired": (async (caller) => {
      const { right, send } = await begin(caller);
      caller.platform.clock.pass(CODE_LIFE_MS);
      return send(right);
    }) satisfies Provocation,
  };
};

const mobileCode = async (caller: Caller) => {
  const { token } = await withPin(caller);
  const mobileNum = freeNumber();
  const right = await caller.codeFor(mobileNum, "verification");
  const send: Sends = (verificationCode) => caller.call("bindMobile", { mobileNum, verificationCode }, { token });
  return { right, send };
};
const mailCode = async (caller: Caller) => {
  const { token, userName } = await withPin(caller);
  const email = `${userName}@mail.example`;
  await caller.value("emailCode", { email }, { token });
  const send: Sends = (verificationCode) => caller.call("bindEmail", { verificationCode }, { token });
  return { right: (await caller.messageTo(email)).secret, send };
};
const resetCode = async (caller: Caller) => {
  const { token, mobileNum } = await withNumber(caller);
  const right = await caller.codeFor(mobileNum, "payment");
  const send: Sends = (verificationCode) =>
    caller.call("resetPaymentPassword", { mobileNum, verificationCode, ...pinned(OTHER_PIN) }, { token });
  return { right, send };
};

/** How to provoke each error that one of these calls declares. */
export const securityProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  securityState: sessionErrors("securityState"),
  setPaymentPassword: {
    ...realMemberErrors("setPaymentPassword"),
    "paymentPassword.set": async (caller) =>
      caller.call("setPaymentPassword", pinned(OTHER_PIN), { token: (await withPin(caller)).token }),
    "field.invalid": async (caller) =>
      caller.call("setPaymentPassword", pinned("12345"), { token: await caller.signIn("juan") }),
    "encryption.invalid": plain("setPaymentPassword", pinned(PIN)),
  },
  changePaymentPassword: {
    ...realMemberErrors("changePaymentPassword"),
    "paymentPassword.missing": async (caller) =>
      caller.call(
        "changePaymentPassword",
        { oldPaymentPassword: PIN, ...pinned(OTHER_PIN) },
        { token: await caller.signIn("juan") },
      ),
    "paymentPassword.wrong": async (caller) =>
      caller.call(
        "changePaymentPassword",
        { oldPaymentPassword: "000000", ...pinned(OTHER_PIN) },
        { token: (await withPin(caller)).token },
      ),
    "modify.new.old.same": async (caller) =>
      caller.call(
        "changePaymentPassword",
        { oldPaymentPassword: PIN, ...pinned(PIN) },
        { token: (await withPin(caller)).token },
      ),
    "field.invalid": async (caller) =>
      caller.call(
        "changePaymentPassword",
        { oldPaymentPassword: PIN, paymentPassword: OTHER_PIN, confirmPaymentPassword: PIN },
        { token: await caller.signIn("juan") },
      ),
    "encryption.invalid": plain("changePaymentPassword", { oldPaymentPassword: PIN, ...pinned(OTHER_PIN) }),
  },
  resetPaymentPassword: {
    ...realMemberErrors("resetPaymentPassword"),
    ...codeErrors(resetCode),
    "field.invalid": async (caller) =>
      caller.call(
        "resetPaymentPassword",
        { mobileNum: "123", verificationCode: "123456", ...pinned(PIN) },
        { token: await caller.signIn("juan") },
      ),
    "encryption.invalid": plain("resetPaymentPassword", {
      mobileNum: "09171000006",
      verificationCode: "123456",
      ...pinned(PIN),
    }),
  },
  bindMobile: {
    ...realMemberErrors("bindMobile"),
    ...codeErrors(mobileCode),
    "number.taken": async (caller) => {
      const verificationCode = await caller.codeFor("09171000005", "verification");
      const { token } = await withPin(caller);
      return caller.call("bindMobile", { mobileNum: "09171000005", verificationCode }, { token });
    },
    "field.invalid": async (caller) =>
      caller.call(
        "bindMobile",
        { mobileNum: "123", verificationCode: "123456" },
        { token: await caller.signIn("juan") },
      ),
  },
  emailCode: {
    ...realMemberErrors("emailCode"),
    "field.invalid": async (caller) =>
      caller.call("emailCode", { email: "no address" }, { token: await caller.signIn("juan") }),
  },
  bindEmail: { ...realMemberErrors("bindEmail"), ...codeErrors(mailCode) },
  securityQuestions: sessionErrors("securityQuestions"),
  setSecurityQuestion: {
    ...realMemberErrors("setSecurityQuestion"),
    "field.invalid": async (caller) =>
      caller.call(
        "setSecurityQuestion",
        { question: "none", answer: "Muning" },
        { token: await caller.signIn("juan") },
      ),
    "paymentPassword.wrong": async (caller) =>
      caller.call(
        "setSecurityQuestion",
        { question: "pet", answer: "Muning" },
        { token: (await withPin(caller)).token },
      ),
    "encryption.invalid": plain("setSecurityQuestion", { question: "pet", answer: "Muning" }),
  },
};
