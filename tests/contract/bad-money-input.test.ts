import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Failure } from "#gateway/contract.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember } from "../support/new-member.ts";
import { deposited, notify, pay, returning, settled } from "./made-deposits.ts";
import { addCard, PAYEE, PIN, walletNumber, withCard, withdraw, withPin } from "./withdrawal-calls.ts";

const caller = callerOn("PostgreSQL");
let members = 0;

const newToken = async () => (await caller.value("register", newMember(`odd${++members}`))).token;
const balance = async (token: string) => (await caller.value("merchantWallet", {}, { token })).balance;
const stepOf = async (token: string, id: string) => (await caller.value("deposit", { id, ...EN }, { token })).step;

const failureOf = ({ failure }: { failure: Failure }) => [failure.error?.code, failure.value?.field];

/** What is no amount, however it is written: with commas, with more decimals than the currency has, in other digits. */
const noAmounts = [
  "1,000.00",
  "1.000,00",
  "100.005",
  "100.",
  ".50",
  "+100.00",
  " 100.00",
  "1e3",
  "0x64",
  "１００.00",
  "٥٠٠",
  "NaN",
];

test.each(noAmounts)("%j is an amount of no call that moves money", async (amount) => {
  const { token, card } = await withCard(caller, "1000.00");
  const codes = [
    await caller.call("createDeposit", { method: "instapay", amount, ...returning }, { token }),
    await caller.call("depositQuote", { method: "instapay", amount }, { token }),
    await withdraw(caller, { token, card }, amount),
    await caller.call("withdrawalQuote", { amount }, { token }),
    await caller.call("transferFunds", { from: "main", to: "GNL", amount }, { token }),
    await caller.call("uplineTransfer", { amount }, { token }),
    await caller.call("setDepositLimit", { period: "day", amount }, { token }),
  ].map(({ failure }) => failure.error?.code);
  expect(codes).toEqual(codes.map(() => "request.invalid"));
  expect(await balance(token)).toBe("1000.00");
});

test.each(["-500.00", "0.00", "-0.01"])("%j, which is nothing or less, moves no money", async (amount) => {
  const { token, card } = await withCard(caller, "1000.00");
  const codes = [
    await caller.call("createDeposit", { method: "instapay", amount, ...returning }, { token }),
    await withdraw(caller, { token, card }, amount),
    await caller.call("transferFunds", { from: "main", to: "GNL", amount }, { token }),
  ].map(({ failure }) => failure.error?.code);
  expect(codes).toEqual(["amount.low", "amount.low", "amount.low"]);
  expect(await balance(token)).toBe("1000.00");
});

test("an amount beyond all limits is too high, not an error of the platform", async () => {
  const { token, card } = await withCard(caller, "1000.00");
  for (const amount of ["99999999999999999999.00", `${"9".repeat(200)}.00`]) {
    const answers = [
      await caller.call("createDeposit", { method: "instapay", amount, ...returning }, { token }),
      await withdraw(caller, { token, card }, amount),
      await caller.call("transferFunds", { from: "main", to: "GNL", amount }, { token }),
    ];
    for (const { failure } of answers)
      expect(["amount.high", "amount.funds", "request.invalid"]).toContain(failure.error?.code);
  }
  expect(await balance(token)).toBe("1000.00");
});

test("leading zeros change nothing of an amount", async () => {
  const token = await newToken();
  const { amount } = await deposited(caller, token, "gcash", "0000500.00");
  expect(amount).toBe("500.00");
});

test("an amount with a part that the way does not take is refused with its field", async () => {
  const token = await newToken();
  const answer = await caller.call("createDeposit", { method: "gcash", amount: "500.50", ...returning }, { token });
  expect(failureOf(answer)).toEqual(["field.invalid", "amount"]);
});

test("a way that vanishes between list and submit is refused; what was requested in it before goes on", async () => {
  const token = await newToken();
  const close = (closedDepositMethods: string[]) =>
    caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedDepositMethods });
  const input = { method: "maya", amount: "500.00", ...returning } as const;
  const earlier = { ...input, idempotencyKey: randomUUID() };
  const { id } = await caller.value("createDeposit", earlier, { token });
  expect((await caller.value("depositMethods", EN, { token })).map((way) => way.id)).toContain("maya");
  await close(["maya"]);
  try {
    for (const answer of [
      await caller.call("createDeposit", input, { token }),
      await caller.call("depositQuote", input, { token }),
    ])
      expect(failureOf(answer)).toEqual(["payment.closed", "method"]);
    // A second tap on the deposit of before is still that deposit.
    expect((await caller.value("createDeposit", earlier, { token })).id).toBe(id);
    expect(await stepOf(token, id)).toMatchObject({ kind: "app" });
    await pay(caller, id);
    expect(await balance(token)).toBe("500.00");
  } finally {
    await close([]);
  }
});

test("an expired QR is over and cannot be given up any more; what is paid for it all the same is the member's", async () => {
  const token = await newToken();
  const { id, step } = await deposited(caller, token, "qrph", "300.00");
  expect(step.kind).toBe("qr");
  caller.platform.clock.pass(10 * 60_000);
  expect(await stepOf(token, id)).toEqual({ kind: "refused", reason: "expired" });
  const cancelled = await caller.call("cancelDeposit", { id }, { token });
  expect(cancelled.failure.error.code).toBe("payment.over");
  expect(await balance(token)).toBe("0.00");
  const [body = ""] = await settled(caller, id, "paid");
  await Promise.all([notify(caller, body), notify(caller, body)]);
  expect(await balance(token)).toBe("300.00");
  expect(await stepOf(token, id)).toEqual({ kind: "done" });
});

test("a code that is typed after the time for it is over confirms nothing", async () => {
  const name = `odd${++members}`;
  const { token } = await caller.value("register", newMember(name));
  const { id } = await deposited(caller, token, "bank-code");
  const verificationCode = (await caller.messageTo(name)).secret;
  caller.platform.clock.pass(10 * 60_000);
  const answer = await caller.call("confirmDeposit", { id, verificationCode }, { token });
  expect(answer.failure.error.code).toBe("payment.over");
});

test("of the last cent two phones at once get one withdrawal, also while a bet wants it", async () => {
  const member = await withCard(caller, "100.00");
  const wanted = [
    withdraw(caller, member, "100.00"),
    withdraw(caller, member, "100.00"),
    caller.call("transferFunds", { from: "main", to: "GNL", amount: "100.00" }, { token: member.token }),
  ];
  const done = (await Promise.all(wanted as Promise<{ status: number }>[])).filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(await balance(member.token)).toBe("0.00");
});

test("a payment password wrong five times is refused in every call that takes it, and guesses at once count one by one", async () => {
  const member = await withCard(caller, "1000.00");
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      withdraw(caller, member, "100.00", { paymentPassword: `00000${place % 10}` }),
    ),
  );
  const codes = guesses.map(({ failure }) => failure.error?.code);
  expect(codes.filter((code) => code === "paymentPassword.wrong")).toHaveLength(5);
  expect(codes.filter((code) => code === "rate.limited")).toHaveLength(7);
  // Also where it is right, and in another call.
  expect((await withdraw(caller, member, "100.00")).failure.error.code).toBe("rate.limited");
  expect((await addCard(caller, member.token)).failure.error.code).toBe("rate.limited");
  expect(await balance(member.token)).toBe("1000.00");
});

test.each([
  ["gcash", "1234567890", "of BPI"],
  ["bpi", "09171234565", "of GCash"],
  ["bdo", "1234567890123", "of Metrobank"],
  ["landbank", "4111-1111 1111 111", "with a digit missing"],
  ["bpi", "12345678９5", "with a wide digit"],
])("for %s a number %s (%s) is refused with its field", async (bank, number) => {
  const { token } = await withPin(caller);
  const input = { bank, number, payeeName: PAYEE, paymentPassword: PIN, ...EN };
  for (const answer of [
    await caller.call("addBankCard", input, { token }),
    await caller.call("payeeCheck", { bank, number, payeeName: PAYEE }, { token }),
  ])
    expect(failureOf(answer)).toEqual(["card.number", "number"]);
  expect(await caller.value("bankCards", EN, { token })).toEqual([]);
});

test("a number with spaces is the same as one without; an account of another person is refused and not kept", async () => {
  const { token } = await withPin(caller);
  const other = await addCard(caller, token, { number: walletNumber("8") });
  expect(failureOf(other)).toEqual(["payee.mismatch", "payeeName"]);
  expect(await caller.value("bankCards", EN, { token })).toEqual([]);
  const number = walletNumber();
  const spaced = ` ${number.slice(0, 4)} ${number.slice(4)} `;
  const named = await addCard(caller, token, { number: spaced, payeeName: "Ana Reyes" });
  expect(failureOf(named)).toEqual(["payee.fixed", "payeeName"]);
  const added = await addCard(caller, token, { number: spaced });
  expect(added.value.number).toBe(`•••• ${number.slice(-4)}`);
  expect((await addCard(caller, token, { number })).failure.error.code).toBe("card.known");
});
