import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { desk } from "./cashier-desk.ts";
import { chargeMember, payMember } from "../../sandbox/ledger/house.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { expectSoundBooks } from "../support/sound-books.ts";
import { addCard, give, PIN, walletNumber, withCard, withdraw, withPin } from "./withdrawal-calls.ts";

const HOUR_MS = 3_600_000;

describe.each(engines)("withdrawals on %s", (engine) => {
  const caller = callerOn(engine);

  const balance = async (token: string) => (await caller.value("merchantWallet", {}, { token })).balance;
  const records = async (token: string) => (await caller.value("withdrawalRecords", EN, { token })).content;
  const operate = (withdrawals: object) =>
    caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { withdrawals });
  const decide = async (id: string, decision: string, more: object = {}) =>
    (await desk(caller, { of: "withdrawal", id, decision, ...more })).status;
  const expectBooks = () => expectSoundBooks(caller.platform.database, acme.code);

  test("500 requests of two members with 10 keys are 10 withdrawals, and the books balance", async () => {
    // A member withdraws five times a day.
    const members = [await withCard(caller, "10000.00"), await withCard(caller, "10000.00")];
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const ids = new Set<string>();
    // Five of a member at once, all with one key: more at once are too many payment passwords.
    for (let round = 0; round < 50; round += 1) {
      const idempotencyKey = keys[round % 5] ?? "";
      const sent = members.flatMap((member) =>
        Array.from({ length: 5 }, () => withdraw(caller, member, "200.00", { idempotencyKey })),
      );
      for (const { value } of await Promise.all(sent)) ids.add(value.id);
    }
    expect(ids.size).toBe(10);
    for (const { token } of members) expect(await balance(token)).toBe("9000.00");
    await expectBooks();
  });

  test("of the last money two phones at once get one withdrawal", async () => {
    const member = await withCard(caller, "300.00");
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await withdraw(caller, member, "300.00")).failure.error?.code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === "amount.funds")).toHaveLength(4);
    expect(await balance(member.token)).toBe("0.00");
  });

  test("a fee is a movement of its own, and comes back with what is returned", async () => {
    const member = await withCard(caller, "1000.00");
    for (let free = 0; free < 2; free += 1) await withdraw(caller, member, "100.00");
    const { value } = await withdraw(caller, member, "300.00");
    expect(value).toMatchObject({ amount: "300.00", fee: "15.00", received: "285.00" });
    const kinds = async () =>
      (await caller.value("transactions", {}, { token: member.token })).content.map(({ kind, amount }) => [
        kind,
        amount,
      ]);
    expect((await kinds()).slice(0, 2)).toEqual([
      ["fee", "-15.00"],
      ["withdrawal", "-285.00"],
    ]);
    await caller.value("cancelWithdrawal", { id: value.id }, { token: member.token });
    expect((await kinds())[0]).toEqual(["withdrawal", "300.00"]);
    expect(await balance(member.token)).toBe("800.00");
  });

  test("the payment password wrong five times is refused for an hour, also when it is right", async () => {
    const member = await withCard(caller);
    const codeOf = async (paymentPassword: string) =>
      (await withdraw(caller, member, "500.00", { paymentPassword })).failure.error?.code;
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await codeOf("000000")).toBe("paymentPassword.wrong");
    expect(await codeOf(PIN)).toBe("rate.limited");
    caller.platform.clock.pass(HOUR_MS);
    expect(await codeOf(PIN)).toBeUndefined();
  });

  test("where a jurisdiction forbids it, nothing can be taken back", async () => {
    await operate({ cancellable: false });
    const member = await withCard(caller);
    const { value } = await withdraw(caller, member);
    expect(value.cancellable).toBe(false);
    const answer = await caller.call("cancelWithdrawal", { id: value.id }, { token: member.token });
    expect(answer.failure.error.code).toBe("withdrawal.final");
    await operate({});
  });

  test("where the merchant wants a proved number, that is what is needed first", async () => {
    await operate({ needsProvedNumber: true });
    const { token } = await withCard(caller);
    expect((await caller.value("withdrawalRules", EN, { token })).needs).toBe("mobile");
    await operate({});
  });

  test.each([
    ["5", "500.00", null],
    ["0", "500.00", "payee"],
    ["5", "20000.00", "review"],
  ])("an account that ends with %s and %s: the hold is %j", async (end, amount, hold) => {
    const member = await withCard(caller, "30000.00", end);
    expect((await withdraw(caller, member, amount)).value.hold).toBe(hold);
  });

  test("the cashier pays, holds and rejects, once", async () => {
    const member = await withCard(caller, "5000.00");
    const [paid, held, rejected] = [
      (await withdraw(caller, member)).value.id,
      (await withdraw(caller, member)).value.id,
      (await withdraw(caller, member)).value.id,
    ] as const;
    const listed = (await (await desk(caller)).json()) as { value: { of: string; id: string }[] };
    expect(listed.value.filter(({ of }) => of === "withdrawal").map(({ id }) => id)).toEqual(
      expect.arrayContaining([paid, held, rejected]),
    );
    const why = { reason: "payee" };
    expect([await decide(paid, "approve"), await decide(held, "hold"), await decide(rejected, "reject", why)]).toEqual([
      200, 200, 200,
    ]);
    expect([await decide(paid, "reject", why), await decide("nothing", "approve")]).toEqual([409, 404]);
    // Who is refused is told why.
    expect([
      await decide(held, "wait"),
      await decide(held, "reject"),
      await decide(held, "reject", { reason: "" }),
    ]).toEqual([400, 400, 400]);
    // What is held is not paid by itself.
    caller.platform.clock.pass(HOUR_MS);
    expect((await records(member.token)).map(({ id, status, hold, reason }) => [id, status, hold, reason])).toEqual([
      [rejected, "rejected", null, "payee"],
      [held, "waiting", "merchant", null],
      [paid, "paid", null, null],
    ]);
    expect(await balance(member.token)).toBe("4000.00");
    await expectBooks();
  });

  test("a withdrawal and an account belong to their member", async () => {
    const [member, other] = [await withCard(caller), await withCard(caller)];
    const { id } = (await withdraw(caller, member)).value;
    const cancelled = await caller.call("cancelWithdrawal", { id }, { token: other.token });
    expect(cancelled.failure.error.code).toBe("request.unknown");
    expect((await withdraw(caller, { token: other.token, card: member.card })).failure.error.code).toBe("card.closed");
    await caller.value("removeBankCard", { id: member.card }, { token: other.token });
    expect(await caller.value("bankCards", EN, { token: member.token })).toHaveLength(1);
  });

  test("what waits is paid to an account that was removed meanwhile", async () => {
    const member = await withCard(caller);
    await withdraw(caller, member);
    await caller.value("removeBankCard", { id: member.card }, { token: member.token });
    caller.platform.clock.pass(HOUR_MS);
    const [record] = await records(member.token);
    expect([record?.status, record?.account]).toEqual(["paid", expect.stringMatching(/^GCash •••• /)]);
  });

  test("stakes play a deposit off, but not those before it came", async () => {
    const { token, id } = await withPin(caller, "1000.00");
    const { database, clock } = caller.platform;
    const rules = async () => (await caller.value("withdrawalRules", EN, { token })).toPlay;
    const move = (kind: "deposit" | "stake", amount: bigint, at = clock.now()) =>
      (kind === "stake" ? chargeMember : payMember)(
        database,
        { merchantCode: acme.code, memberId: id, amount, kind, idempotencyKey: randomUUID() },
        { now: () => at },
      );
    // Around the midnight of the merchant's day.
    await move("stake", 7_000n, new Date("2026-03-12T15:58:00Z"));
    await move("deposit", 3_000n, new Date("2026-03-12T15:59:00Z"));
    await move("stake", 2_000n, new Date("2026-03-12T16:01:00Z"));
    expect(await rules()).toBe("10.00");
    await move("stake", 50_000n);
    await move("deposit", 20_000n);
    expect(await rules()).toBe("200.00");
    await move("stake", 5_000n);
    expect(await rules()).toBe("150.00");
    await move("stake", 40_000n);
    expect(await rules()).toBe("0.00");
    await give(caller, id, "700.00");
    expect(await rules()).toBe("0.00");
  });

  test.each(["1,000.00", "0100.5", "abc", "1e3", "100.005", ""])("%j is not an amount", async (amount) => {
    const member = await withCard(caller);
    const { failure } = await withdraw(caller, member, amount);
    expect(failure.error.code).toBe("request.invalid");
  });

  test.each([
    ["-500.00", "amount.low"],
    ["0.00", "amount.low"],
    ["0000500.00", undefined],
    ["99999999999999999999.00", "amount.high"],
  ])("%j is answered with %s", async (amount, code) => {
    const member = await withCard(caller);
    expect((await withdraw(caller, member, amount)).failure.error?.code).toBe(code);
  });

  test("one number with spaces and dashes is one account", async () => {
    const { token } = await withPin(caller);
    const number = walletNumber();
    expect((await addCard(caller, token, { number: `${number.slice(0, 4)} ${number.slice(4)}` })).status).toBe(200);
    const again = await addCard(caller, token, { number: `${number.slice(0, 4)}-${number.slice(4)}` });
    expect(again.failure.error.code).toBe("card.known");
  });
});
