import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { NextStep } from "#gateway/deposits.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { acme, type Answer, type Caller, EN } from "../support/caller.ts";
import { imageFile, LARGEST } from "../support/images.ts";
import { newMember } from "../support/new-member.ts";
import { deposited, pay, returning, transferred } from "./made-deposits.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";
import { whilePaused } from "./while-paused.ts";

const stepOf = async (caller: Caller, token: string, id: string): Promise<NextStep> =>
  (await caller.value("deposit", { id, ...EN }, { token })).step;
const balance = async (caller: Caller, token: string) => (await caller.value("wallet", {}, { token })).sumBalance;
const memberToken = async (caller: Caller, name: string) => (await caller.value("register", newMember(name))).token;
const codeSent = async (caller: Caller, name: string) => (await caller.messageTo(name)).secret;

/** Successful calls of deposits. */
export const depositSuccesses = {
  async depositMethods(caller) {
    const methods = await caller.value("depositMethods", EN, { token: await caller.signIn("juan") });
    expect(new Set(methods.map(({ kind }) => kind))).toEqual(
      new Set(["eWallet", "qr", "instantTransfer", "batchTransfer", "card", "gateway", "manualTransfer"]),
    );
    expect(methods[0]).toMatchObject({ id: "gcash", minimum: "100.00", maximum: "50000.00", leftToday: "100000.00" });
    const feesOf = (way: string) => methods.flatMap(({ id, fee, feeRate }) => (id === way ? [fee, feeRate] : []));
    expect([feesOf("gcash"), feesOf("instapay"), feesOf("card")]).toEqual([
      [null, null],
      ["10.00", null],
      [null, "1.50"],
    ]);
    // On a Saturday the batch of Monday at 15:00 in Manila is open.
    expect(methods.find(({ id }) => id === "pesonet")?.cutOff).toBe("2026-03-16T07:00:00.000Z");
    const picture = await fetch(`${caller.platform.url}${methods[0]?.icon}&w=48`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  },
  async depositMethod(caller) {
    const token = await memberToken(caller, "pays1aa");
    await deposited(caller, token, "gcash", "50000.00");
    await deposited(caller, token, "gcash", "49000.00");
    const method = await caller.value("depositMethod", { method: "gcash", ...EN }, { token });
    expect(method).toMatchObject({ leftToday: "1000.00", maximum: "1000.00", quick: ["200.00", "500.00", "1000.00"] });
  },
  async depositOffers(caller) {
    const token = await memberToken(caller, "pays6aa");
    const ids = async (method: string) =>
      (await caller.value("depositOffers", { method, ...EN }, { token })).map((one) => one.id);
    expect(await ids("gcash")).toEqual(["none", "welcome", "wallet-gift"]);
    const [none, welcome] = await caller.value("depositOffers", { method: "qrph", language: "TY" }, { token });
    expect(none).toMatchObject({ id: "none", title: "Walang promo", terms: "", minimum: null, turnover: null });
    expect(welcome).toMatchObject({ minimum: "500.00", percent: 50, bonus: null, most: "1000.00", turnover: 5 });
    await deposited(caller, token, "qrph", "500.00", {}, "welcome");
    expect([await ids("gcash"), await ids("qrph")]).toEqual([["none", "wallet-gift"], ["none"]]);
  },
  async depositQuote(caller) {
    const token = await caller.signIn("juan");
    const asked = { method: "card", amount: "1000.00" };
    const quote = { amount: "1000.00", fee: "15.00", credited: "985.00", bonus: null, turnover: null };
    expect(await caller.value("depositQuote", asked, { token })).toEqual(quote);
    expect(await caller.value("depositQuote", { ...asked, offer: "welcome" }, { token })).toEqual({
      ...quote,
      bonus: "500.00",
      turnover: "2500.00",
    });
  },
  async createDeposit(caller) {
    const token = await memberToken(caller, "pays2aa");
    const input = { method: "instapay", amount: "1000.50", idempotencyKey: randomUUID(), ...returning };
    const first = await caller.value("createDeposit", input, { token });
    expect(first).toMatchObject({ status: "waiting", amount: "1000.50", fee: "10.00", step: { kind: "instructions" } });
    expect(await caller.value("createDeposit", input, { token })).toEqual(first);
    await pay(caller, first.id);
    expect(await caller.value("createDeposit", input, { token })).toMatchObject({ id: first.id, status: "credited" });
    expect(await balance(caller, token)).toBe("990.50");
  },
  async deposit(caller) {
    const token = await memberToken(caller, "pays3aa");
    for (const [method, kind] of [
      ["gcash", "redirect"],
      ["maya", "app"],
      ["qrph", "qr"],
      ["pesonet", "instructions"],
      ["bank-code", "code"],
      ["manual", "wait"],
    ] as const) {
      const details = method === "manual" ? transferred : {};
      const { id } = await deposited(caller, token, method, "2000.00", details);
      expect((await stepOf(caller, token, id)).kind).toBe(kind);
    }
    const { id } = await deposited(caller, token);
    expect(await stepOf(caller, token, id)).toMatchObject({
      url: expect.stringMatching(/^http:\/\/payments\.localhost:4103\/pay\/[\w-]{24}\?back=/) as string,
    });
    await pay(caller, id, "declined");
    expect(await stepOf(caller, token, id)).toEqual({ kind: "refused", reason: "declined" });
    const expired = await deposited(caller, token);
    await pay(caller, expired.id, "expired");
    expect(await stepOf(caller, token, expired.id)).toEqual({ kind: "refused", reason: "expired" });
    const other = await deposited(caller, token);
    await pay(caller, other.id);
    expect(await stepOf(caller, token, other.id)).toEqual({ kind: "done" });
  },
  async confirmDeposit(caller) {
    const token = await memberToken(caller, "pays4aa");
    const { id } = await deposited(caller, token, "bank-code");
    const verificationCode = await codeSent(caller, "pays4aa");
    expect(await caller.value("confirmDeposit", { id, verificationCode }, { token })).toEqual({ confirmed: true });
    const confirmed = await caller.value("deposit", { id, ...EN }, { token });
    expect(confirmed).toMatchObject({ step: { kind: "wait" }, cancellable: false, expiresAt: null });
    await pay(caller, id);
    expect((await stepOf(caller, token, id)).kind).toBe("done");
  },
  async cancelDeposit(caller) {
    const token = await memberToken(caller, "pays5aa");
    const { id } = await deposited(caller, token);
    const give = () => caller.value("cancelDeposit", { id }, { token });
    expect([await give(), await give()]).toEqual([{ cancelled: true }, { cancelled: true }]);
    expect(await stepOf(caller, token, id)).toEqual({ kind: "refused", reason: "cancelled" });
    // A member who pays all the same has not lost the money.
    await pay(caller, id);
    expect(await balance(caller, token)).toBe("500.00");
    const slip = await deposited(caller, token, "manual", "500.00", transferred);
    expect(slip).toMatchObject({ step: { kind: "wait" }, cancellable: true });
    await caller.value("cancelDeposit", { id: slip.id }, { token });
    expect(await stepOf(caller, token, slip.id)).toEqual({ kind: "refused", reason: "cancelled" });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type Refusable = "depositQuote" | "createDeposit";
const asks =
  (name: Refusable, method: string, amount: string): Provocation =>
  async (caller) =>
    caller.call(name, { method, amount, ...returning }, { token: await caller.signIn("juan") });
const withSlip =
  (slip: File[]): Provocation =>
  async (caller) => {
    const input = { method: "manual", amount: "500.00", details: { payer: "Ana", slip }, ...returning };
    return caller.call("createDeposit", input, { token: await caller.signIn("juan") });
  };
const refusals = (name: Refusable) => ({
  "payment.closed": asks(name, "cheque", "500.00"),
  "amount.low": asks(name, "gcash", "99.00"),
  "activity.closed": (async (caller) =>
    caller.call(
      name,
      { method: "qrph", amount: "1000.00", offer: "wallet-gift", ...returning },
      { token: await caller.signIn("juan") },
    )) satisfies Provocation,
  "amount.high": asks(name, "gcash", "50001.00"),
  "amount.limit": (async (caller) => {
    const { token } = await caller.value("register", newMember(`limit${randomUUID().slice(0, 6)}`));
    await deposited(caller, token, "gcash", "50000.00");
    await deposited(caller, token, "gcash", "49000.00");
    return caller.call(name, { method: "gcash", amount: "1001.00", ...returning }, { token });
  }) satisfies Provocation,
  "amount.playerLimit": (async (caller) => {
    const { token } = await caller.value("register", newMember(`own${randomUUID().slice(0, 8)}`));
    await caller.value("setDepositLimit", { period: "week", amount: "600.00" }, { token });
    await deposited(caller, token);
    return caller.call(name, { method: "qrph", amount: "101.00", ...returning }, { token });
  }) satisfies Provocation,
  "player.paused": whilePaused("takeTimeOut", (caller, token) =>
    caller.call(name, { method: "gcash", amount: "500.00", ...returning }, { token }),
  ),
  "player.excluded": whilePaused("excludeSelf", (caller, token) =>
    caller.call(name, { method: "gcash", amount: "500.00", ...returning }, { token }),
  ),
});
const ofNobody = { id: "nothing", verificationCode: "123456", ...EN };
const unknown =
  (name: "deposit" | "confirmDeposit" | "cancelDeposit"): Provocation =>
  async (caller) =>
    caller.call(name, ofNobody, { token: await caller.signIn("juan") });
const paid =
  (name: "confirmDeposit" | "cancelDeposit"): Provocation =>
  async (caller) => {
    const token = await caller.signIn("juan");
    const { id } = await deposited(caller, token);
    await pay(caller, id);
    return caller.call(name, { ...ofNobody, id }, { token });
  };
/** Types a wrong code so many times. */
async function guess(caller: Caller, times: number): Promise<Answer<"confirmDeposit">> {
  const name = `guess${randomUUID().slice(0, 6)}`;
  const { token } = await caller.value("register", newMember(name));
  const { id } = await deposited(caller, token, "bank-code");
  const right = await codeSent(caller, name);
  const verificationCode = right === "000000" ? "000001" : "000000";
  let answer = await caller.call("confirmDeposit", { id, verificationCode }, { token });
  for (let more = 1; more < times; more += 1)
    answer = await caller.call("confirmDeposit", { id, verificationCode }, { token });
  return answer;
}

/** How to provoke each error that a call of deposits declares. */
export const depositProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  depositMethods: realMemberErrors("depositMethods"),
  depositMethod: {
    ...realMemberErrors("depositMethod"),
    "payment.closed": async (caller) => {
      const token = await caller.signIn("juan");
      const close = (closedDepositMethods: string[]) =>
        caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedDepositMethods });
      await close(["gcash"]);
      const answer = await caller.call("depositMethod", { method: "gcash", ...EN }, { token });
      await close([]);
      return answer;
    },
  },
  depositOffers: {
    ...realMemberErrors("depositOffers"),
    "payment.closed": async (caller) =>
      caller.call("depositOffers", { method: "cheque", ...EN }, { token: await caller.signIn("juan") }),
  },
  depositQuote: {
    ...realMemberErrors("depositQuote"),
    ...refusals("depositQuote"),
  },
  createDeposit: {
    ...realMemberErrors("createDeposit"),
    ...refusals("createDeposit"),
    "field.invalid": asks("createDeposit", "manual", "500.00"),
    "image.invalid": withSlip([imageFile("bmp", "slip.png")]),
    "image.large": withSlip([imageFile("jpg", "slip.jpg", LARGEST + 1)]),
    "image.many": withSlip(Array.from({ length: 3 }, () => imageFile("png"))),
  },
  deposit: { ...realMemberErrors("deposit"), "request.unknown": unknown("deposit") },
  confirmDeposit: {
    ...realMemberErrors("confirmDeposit"),
    "request.unknown": unknown("confirmDeposit"),
    "payment.over": paid("confirmDeposit"),
    "code.wrong": (caller) => guess(caller, 1),
    "code.spent": (caller) => guess(caller, 5),
  },
  cancelDeposit: {
    ...realMemberErrors("cancelDeposit"),
    "request.unknown": unknown("cancelDeposit"),
    "payment.over": paid("cancelDeposit"),
  },
};
