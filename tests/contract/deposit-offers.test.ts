import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { newMember } from "../support/new-member.ts";
import { deposited, pay, returning } from "./made-deposits.ts";

describe.each(engines)("promotions of deposits on %s", (engine) => {
  const caller = callerOn(engine);
  let members = 0;

  const member = async () => (await caller.value("register", newMember(`promo${++members}`))).token;
  const take = (token: string, amount: string, offer = "welcome", method = "gcash") =>
    deposited(caller, token, method, amount, {}, offer);
  const refusal = async (token: string, input: { amount: string; offer: string; method?: string }) => {
    const key = { idempotencyKey: randomUUID() };
    const { failure } = await caller.call(
      "createDeposit",
      { method: "gcash", ...input, ...key, ...returning },
      { token },
    );
    return [failure.error.code, failure.value?.field];
  };
  const booked = async (token: string) =>
    (await caller.value("transactions", {}, { token })).content.map(({ kind, amount }) => [kind, amount]);

  test("a bonus is a movement of its own once the deposit is credited, has to be played, and is in the record", async () => {
    const token = await member();
    const { id } = await take(token, "700.00");
    expect(await booked(token)).toEqual([]);
    await pay(caller, id);
    await pay(caller, id);
    expect(await booked(token)).toEqual([
      ["promotion", "350.00"],
      ["deposit", "700.00"],
    ]);
    const rules = await caller.value("withdrawalRules", EN, { token });
    expect([rules.toPlay, rules.bonus]).toEqual(["2450.00", "1050.00"]);
    const { content } = await caller.value("depositRecords", EN, { token });
    expect(content).toEqual([expect.objectContaining({ id, status: "credited", bonus: "350.00" })]);
  });

  test.each([
    ["welcome", "500.00", "250.00"],
    ["welcome", "2001.00", "1000.00"],
    ["wallet-gift", "5000.00", "100.00"],
  ])("%s adds to %s: %s", async (offer, amount, bonus) => {
    const quote = await caller.value("depositQuote", { method: "gcash", amount, offer }, { token: await member() });
    expect(quote.bonus).toBe(bonus);
  });

  test("what a part of an amount comes to is rounded down", async () => {
    const input = { method: "instapay", amount: "500.03", offer: "welcome" };
    const quote = await caller.value("depositQuote", input, { token: await member() });
    expect(quote.bonus).toBe("250.01");
  });

  test("an amount below its minimum is refused at the amount, and nothing is written", async () => {
    const token = await member();
    expect(await refusal(token, { amount: "499.00", offer: "welcome" })).toEqual(["amount.low", "amount"]);
    expect((await caller.value("depositRecords", EN, { token })).content).toEqual([]);
    expect(await refusal(token, { amount: "500.00", offer: "nonsense" })).toEqual(["activity.closed", "offer"]);
  });

  test("a promotion is taken once, by two phones together, too; a deposit that fails frees it", async () => {
    const token = await member();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        caller.call(
          "createDeposit",
          { method: "gcash", amount: "500.00", offer: "welcome", idempotencyKey: randomUUID(), ...returning },
          { token },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const [first] = (await caller.value("depositRecords", EN, { token })).content;
    await pay(caller, first?.id ?? "", "declined");
    await take(token, "500.00");
    expect(await refusal(token, { amount: "500.00", offer: "welcome" })).toEqual(["activity.closed", "offer"]);
  });

  test("money that arrives late brings its bonus only where no other deposit has taken the promotion since", async () => {
    const token = await member();
    const late = await take(token, "600.00");
    await caller.value("cancelDeposit", { id: late.id }, { token });
    const next = await take(token, "500.00");
    await pay(caller, late.id);
    expect(await booked(token)).toEqual([["deposit", "600.00"]]);
    await pay(caller, next.id);
    expect(await booked(token)).toEqual([
      ["promotion", "250.00"],
      ["deposit", "500.00"],
      ["deposit", "600.00"],
    ]);
    const other = await member();
    const { id } = await take(other, "600.00");
    await caller.value("cancelDeposit", { id }, { token: other });
    await pay(caller, id);
    expect(await booked(other)).toEqual([
      ["promotion", "300.00"],
      ["deposit", "600.00"],
    ]);
    expect(await refusal(other, { amount: "500.00", offer: "welcome" })).toEqual(["activity.closed", "offer"]);
  });

  test("a promotion that the merchant ends is refused; a deposit that has it keeps it", async () => {
    const token = await member();
    const { id } = await take(token, "500.00");
    const end = (closedDepositOffers: string[]) =>
      caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedDepositOffers });
    await end(["welcome", "wallet-gift"]);
    const offers = await caller.value("depositOffers", { method: "maya", ...EN }, { token });
    expect(offers.map((one) => one.id)).toEqual(["none"]);
    expect(await refusal(token, { amount: "1000.00", offer: "wallet-gift" })).toEqual(["activity.closed", "offer"]);
    await end([]);
    await pay(caller, id);
    expect(await booked(token)).toContainEqual(["promotion", "250.00"]);
  });

  test("a request that is sent again is the same deposit, although its promotion is taken by it", async () => {
    const token = await member();
    const input = { method: "gcash", amount: "500.00", offer: "welcome", idempotencyKey: randomUUID(), ...returning };
    const first = await caller.value("createDeposit", input, { token });
    expect(await caller.value("createDeposit", input, { token })).toEqual(first);
  });
});
