import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { minorUnits } from "#kernel/money.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { limits } from "../../sandbox/withdrawals/limits.ts";
import { acme, type CalledPlatform, type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import type { TestPlatform } from "../support/platform.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";

export const PIN = "482913";

/** Of a platform in this process, or in one of its own. */
type AnyCaller = Caller<CalledPlatform>;
/** Of one whose database is at hand. */
type CallerWithBooks = Caller<CalledPlatform & Pick<TestPlatform, "database">>;

/** The name of every new member's accounts. */
export const PAYEE = "Juana dela Cruz";

/** A new member with a payment password, and without money. */
async function withoutFunds(caller: AnyCaller) {
  const { token, userName } = await caller.value("register", newMember(`w${randomUUID().slice(0, 8)}`));
  await caller.value("setPaymentPassword", { paymentPassword: PIN, confirmPaymentPassword: PIN }, { token });
  const { id } = await caller.value("memberInfo", {}, { token });
  return { token, id, userName };
}

/** The same with `funds` in the wallet, of which nothing is to be played. */
export async function withPin(caller: CallerWithBooks, funds = "0.00") {
  const member = await withoutFunds(caller);
  await give(caller, member.id, funds);
  return member;
}

/** Pays a member money that has not to be played. */
export function give({ platform }: Pick<CallerWithBooks, "platform">, memberId: string, funds: string): Promise<void> {
  const { database, clock } = platform;
  const movement = { merchantCode: acme.code, memberId, amount: minorUnits(funds), kind: "opening" } as const;
  return payMember(database, { ...movement, idempotencyKey: randomUUID() }, clock);
}

/** The mobile number of a wallet that nobody has; it ends with these digits. */
export function walletNumber(end = "5"): string {
  const random = String(Math.trunc(Number.parseInt(randomUUID().slice(0, 8), 16) % 10 ** (9 - end.length)));
  return `09${random.padStart(9 - end.length, "0")}${end}`;
}

/** Adds an account of a member. */
export function addCard(caller: AnyCaller, token: string, changes: { number?: string; payeeName?: string } = {}) {
  const input = { bank: "gcash", number: walletNumber(), payeeName: PAYEE, paymentPassword: PIN, ...EN, ...changes };
  return caller.call("addBankCard", input, { token });
}

/** A new member who can withdraw at once. */
export async function withCard(caller: CallerWithBooks, funds = "1000.00", end = "5") {
  return cardOf(caller, await withPin(caller, funds), end);
}

/** A new member with an account, and without money. */
export async function withCardOnly(caller: AnyCaller) {
  return cardOf(caller, await withoutFunds(caller));
}

async function cardOf(caller: AnyCaller, member: Awaited<ReturnType<typeof withoutFunds>>, end = "5") {
  const { value } = await addCard(caller, member.token, { number: walletNumber(end) });
  return { ...member, card: value.id };
}

type Member = Awaited<ReturnType<typeof withCard>>;

/** Requests a withdrawal. */
export function withdraw(
  caller: AnyCaller,
  { token, card }: Pick<Member, "token" | "card">,
  amount = "500.00",
  more = {},
) {
  const input = { amount, card, paymentPassword: PIN, idempotencyKey: randomUUID(), ...EN, ...more };
  return caller.call("createWithdrawal", input, { token });
}

const balanceOf = async (caller: Caller, token: string) =>
  (await caller.value("merchantWallet", {}, { token })).balance;
const recordsOf = async (caller: Caller, token: string) =>
  (await caller.value("withdrawalRecords", EN, { token })).content;

/** Successful calls of withdrawals. */
export const withdrawalSuccesses = {
  async withdrawalRules(caller) {
    const { token, id } = await withPin(caller, "1000.00");
    const rules = () => caller.value("withdrawalRules", EN, { token });
    expect(await rules()).toMatchObject({
      minimum: "100.00",
      maximum: "1000.00",
      available: "1000.00",
      toPlay: "0.00",
      timesLeft: 5,
      freeLeft: 2,
      fee: "0.00",
      feeRate: null,
      feeMost: null,
      needs: "card",
    });
    const { database, clock } = caller.platform;
    const book = (kind: "deposit" | "promotion", amount: bigint) =>
      payMember(database, { merchantCode: acme.code, memberId: id, amount, kind, idempotencyKey: randomUUID() }, clock);
    await book("deposit", 20_000n);
    await book("promotion", 1_000n);
    // 200.00 once and 10.00 five times.
    expect(await rules()).toMatchObject({ toPlay: "250.00", available: "960.00", locked: "250.00", bonus: "50.00" });
  },
  async withdrawalQuote(caller) {
    const member = await withCard(caller, "30000.00");
    const quote = (amount = "200.00") => caller.value("withdrawalQuote", { amount }, { token: member.token });
    expect(await quote()).toEqual({ amount: "200.00", fee: "0.00", received: "200.00" });
    for (let free = 0; free < limits.freeDaily; free += 1) await withdraw(caller, member, "100.00");
    expect(await quote()).toEqual({ amount: "200.00", fee: "15.00", received: "185.00" });
    expect((await quote("4000.00")).fee).toBe("40.00");
    expect((await quote("20000.00")).fee).toBe("100.00");
    const { token } = member;
    const rules = await caller.value("withdrawalRules", EN, { token });
    expect(rules).toMatchObject({ freeLeft: 0, fee: "15.00", feeRate: "1.00", feeMost: "100.00" });
  },
  async createWithdrawal(caller) {
    const member = await withCard(caller, "1000.00");
    const key = { idempotencyKey: randomUUID() };
    const first = (await withdraw(caller, member, "600.00", key)).value;
    expect(first).toMatchObject({ status: "waiting", hold: null, amount: "600.00", fee: "0.00", cancellable: true });
    expect(first.account).toMatch(/^GCash •••• \d{4}$/);
    expect((await withdraw(caller, member, "600.00", key)).value).toEqual(first);
    expect(await balanceOf(caller, member.token)).toBe("400.00");
    caller.platform.clock.pass(61_000);
    expect(await recordsOf(caller, member.token)).toMatchObject([{ id: first.id, status: "paid", cancellable: false }]);
    expect((await withdraw(caller, member, "600.00", key)).value).toMatchObject({ id: first.id, status: "paid" });
    expect(await balanceOf(caller, member.token)).toBe("400.00");
  },
  async cancelWithdrawal(caller) {
    const member = await withCard(caller, "1000.00");
    const { id } = (await withdraw(caller, member)).value;
    const cancel = () => caller.value("cancelWithdrawal", { id }, { token: member.token });
    expect([await cancel(), await cancel()]).toEqual([{ cancelled: true }, { cancelled: true }]);
    expect(await recordsOf(caller, member.token)).toMatchObject([{ id, status: "cancelled", cancellable: false }]);
    expect(await balanceOf(caller, member.token)).toBe("1000.00");
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type Refusable = "withdrawalQuote" | "createWithdrawal";
const asks =
  (name: Refusable, amount: string, funds = "1000.00"): Provocation =>
  async (caller) => {
    const { token, card } = await withCard(caller, funds);
    return caller.call(name, { amount, card, paymentPassword: PIN, ...EN }, { token });
  };
/** After so many withdrawals of so much. */
const after =
  (name: Refusable, times: number, each: string, amount: string): Provocation =>
  async (caller) => {
    const member = await withCard(caller, "300000.00");
    for (let time = 0; time < times; time += 1) await withdraw(caller, member, each);
    return caller.call(name, { amount, card: member.card, paymentPassword: PIN, ...EN }, { token: member.token });
  };
const refusals = (name: Refusable) => ({
  "amount.low": asks(name, "99.00"),
  "amount.high": asks(name, "50001.00", "90000.00"),
  "amount.limit": after(name, 4, "49900.00", "1000.00"),
  "amount.funds": asks(name, "1001.00"),
  "withdrawal.many": after(name, 5, "100.00", "100.00"),
});
/** How to provoke each error that one of these calls declares. */
export const withdrawalProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  withdrawalRules: realMemberErrors("withdrawalRules"),
  withdrawalQuote: { ...realMemberErrors("withdrawalQuote"), ...refusals("withdrawalQuote") },
  createWithdrawal: {
    ...realMemberErrors("createWithdrawal"),
    ...refusals("createWithdrawal"),
    "withdrawal.needs": async (caller) => {
      const { token } = await withPin(caller, "1000.00");
      return withdraw(caller, { token, card: "nothing" });
    },
    "card.closed": async (caller) => {
      const { token } = await withCard(caller);
      return withdraw(caller, { token, card: (await addCard(caller, token)).value.id });
    },
    "field.invalid": asks("createWithdrawal", "500.50"),
    "paymentPassword.wrong": async (caller) =>
      withdraw(caller, await withCard(caller), "500.00", { paymentPassword: "000000" }),
    "encryption.invalid": async (caller) =>
      caller.call(
        "createWithdrawal",
        { amount: "500.00", card: "1", paymentPassword: PIN, ...EN },
        {
          token: await caller.signIn("juan"),
          rawBody: "not encrypted",
        },
      ),
  },
  cancelWithdrawal: {
    ...realMemberErrors("cancelWithdrawal"),
    "request.unknown": async (caller) =>
      caller.call("cancelWithdrawal", { id: "nothing" }, { token: await caller.signIn("juan") }),
    "withdrawal.final": async (caller) => {
      const member = await withCard(caller);
      const { id } = (await withdraw(caller, member)).value;
      caller.platform.clock.pass(61_000);
      return caller.call("cancelWithdrawal", { id }, { token: member.token });
    },
  },
};
