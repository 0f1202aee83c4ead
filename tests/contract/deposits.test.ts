import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { signed } from "../../sandbox/payments/signature.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { imageFile } from "../support/images.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { PAYMENT_SECRET } from "../support/platform.ts";
import { expectSoundBooks } from "../support/sound-books.ts";
import { deposited, notify, pay, returning, settled } from "./made-deposits.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(engines)("deposits on %s", (engine) => {
  const caller = callerOn(engine);
  let members = 0;

  const member = async () => {
    const username = `payer${++members}`;
    return { username, token: (await caller.value("register", newMember(username))).token };
  };
  const balance = async (token: string) => (await caller.value("wallet", {}, { token })).sumBalance;
  const effectOf = async (body: string, headers?: Record<string, string>) => {
    const response = await notify(caller, body, headers);
    return [response.status, ((await response.json()) as { effect?: string }).effect];
  };

  test("500 requests with 10 keys are 10 deposits, and only they are credited", async () => {
    const { token } = await member();
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, place) =>
        caller.value(
          "createDeposit",
          { method: "qrph", amount: "100.00", idempotencyKey: keys[place % 10] ?? "", ...returning },
          { token },
        ),
      ),
    );
    const ids = [...new Set(answers.map(({ id }) => id))];
    expect(ids).toHaveLength(10);
    await Promise.all(ids.map((id) => pay(caller, id)));
    expect(await balance(token)).toBe("1000.00");
    await expectSoundBooks(caller.platform.database, acme.code);
  });

  test("notices in random order, each sent twice and some at the same time, have one effect each", async () => {
    const random = seededRandom("notices");
    const { token } = await member();
    const bodies: string[] = [];
    for (let each = 0; each < 40; each += 1) {
      const { id } = await deposited(caller, token, "qrph", "50.00");
      bodies.push(...(await settled(caller, id, each % 4 === 0 ? "declined" : "paid")));
    }
    const shuffled = [...bodies, ...bodies]
      .map((body) => ({ body, place: random() }))
      .toSorted((one, other) => one.place - other.place);
    for (let from = 0; from < shuffled.length; from += 8)
      await Promise.all(shuffled.slice(from, from + 8).map(({ body }) => notify(caller, body)));
    expect(await balance(token)).toBe("1500.00");
    await expectSoundBooks(caller.platform.database, acme.code);
  });

  test("a notice with a wrong signature, an old one, and one that is none are refused", async () => {
    const { token } = await member();
    const { id } = await deposited(caller, token);
    const [body = ""] = await settled(caller, id, "paid");
    const { clock } = caller.platform;
    expect(await effectOf(body, signed("another secret", body, clock.now()))).toEqual([401, undefined]);
    expect(await effectOf(`${body} `, signed(PAYMENT_SECRET, body, clock.now()))).toEqual([401, undefined]);
    const old = new Date(clock.now().getTime() - 301_000);
    expect(await effectOf(body, signed(PAYMENT_SECRET, body, old))).toEqual([401, undefined]);
    expect(await effectOf(body, {})).toEqual([401, undefined]);
    expect(await effectOf('{"id":"1"}')).toEqual([400, undefined]);
    expect(await effectOf("no JSON")).toEqual([400, undefined]);
    expect(await effectOf(JSON.stringify({ ...JSON.parse(body), reference: "unheard-of" }))).toEqual([404, "unknown"]);
    expect(await balance(token)).toBe("0.00");
    expect(await effectOf(body)).toEqual([200, "credited"]);
    expect(await effectOf(body)).toEqual([200, "credited"]);
    expect(await balance(token)).toBe("500.00");
  });

  test("a notice about another amount or currency moves no money", async () => {
    const { token } = await member();
    const { id } = await deposited(caller, token);
    const [body = ""] = await settled(caller, id, "paid");
    const changed = (change: object) => JSON.stringify({ ...JSON.parse(body), id: randomUUID(), ...change });
    expect(await effectOf(changed({ amount: "5000.00" }))).toEqual([200, "held"]);
    expect(await effectOf(changed({ currency: "USD" }))).toEqual([200, "held"]);
    expect(await balance(token)).toBe("0.00");
    expect(await effectOf(body)).toEqual([200, "credited"]);
    expect(await effectOf(changed({ amount: "5000.00" }))).toEqual([200, "nothing"]);
    expect(await balance(token)).toBe("500.00");
  });

  test("what was credited stays credited, whatever is said about it later", async () => {
    const { token } = await member();
    const { id } = await deposited(caller, token);
    const [body = ""] = await settled(caller, id, "paid");
    await notify(caller, body);
    const declined = JSON.stringify({ ...JSON.parse(body), id: randomUUID(), outcome: "declined" });
    expect(await effectOf(declined)).toEqual([200, "nothing"]);
    expect(await caller.refusal("cancelDeposit", { id }, { token })).toBe("payment.over");
    const { content } = await caller.value("depositRecords", EN, { token });
    expect(content).toEqual([expect.objectContaining({ id, status: "credited", method: "GCash" })]);
  });

  test("a fee is a movement of its own", async () => {
    const { token } = await member();
    const { id } = await deposited(caller, token, "card", "1000.00");
    await pay(caller, id);
    const { content } = await caller.value("transactions", {}, { token });
    expect(content.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["fee", "-15.00"],
      ["deposit", "1000.00"],
    ]);
  });

  test("two phones together do not pass the limit of a day", async () => {
    const { token } = await member();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        caller.call(
          "createDeposit",
          { method: "gcash", amount: "40000.00", idempotencyKey: randomUUID(), ...returning },
          { token },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  });

  test("what is not paid in time is over, does not count for the limit of the day, and another day has its own", async () => {
    const { username, token } = await member();
    const { id } = await deposited(caller, token, "gcash", "50000.00");
    const left = async (as: string) =>
      (await caller.value("depositMethod", { method: "gcash", ...EN }, { token: as })).leftToday;
    expect(await left(token)).toBe("50000.00");
    caller.platform.clock.pass(15 * 60_000);
    expect(await left(token)).toBe("100000.00");
    const { content } = await caller.value("depositRecords", EN, { token });
    expect(content).toEqual([expect.objectContaining({ id, status: "cancelled" })]);
    await deposited(caller, token, "gcash", "50000.00");
    caller.platform.clock.pass(DAY_MS);
    const { token: nextDay } = await caller.value("login", { username, password: NEW_PASSWORD, type: "username" });
    expect(await left(nextDay)).toBe("100000.00");
  });

  test.each([
    ["1,000.00", "request.invalid"],
    ["5.001", "request.invalid"],
    ["1e3", "request.invalid"],
    ["", "request.invalid"],
    ["-5.00", "amount.low"],
    ["99999999999999999999.00", "amount.high"],
  ])("%j is refused as an amount: %s", async (amount, code) => {
    const { token } = await member();
    const answer = await caller.call("createDeposit", { method: "gcash", amount, ...returning }, { token });
    expect(answer.failure.error.code).toBe(code);
  });

  test("the provider's page leads back to where the deposit was requested, with its id, also later", async () => {
    const { token } = await member();
    const { id, step } = await deposited(caller, token);
    const back = new URL(new URL(step.kind === "redirect" ? step.url : "about:blank").searchParams.get("back") ?? "");
    expect(back.href).toBe(`${returning.backUrl}?back=${id}`);
    expect((await caller.value("deposit", { id, ...EN }, { token })).step).toEqual(step);
  });

  test("a link back to another site is refused", async () => {
    const { token } = await member();
    const input = { method: "gcash", amount: "500.00", ...EN, backUrl: "https://elsewhere.example/m/payment" };
    const { failure } = await caller.call("createDeposit", input, { token });
    expect(failure.error).toMatchObject({ code: "request.invalid" });
    expect((await caller.value("depositRecords", EN, { token })).content).toEqual([]);
  });

  test("a deposit whose picture is refused does not exist", async () => {
    const { token } = await member();
    const slip = [imageFile("png"), imageFile("bmp", "photo.png")];
    const input = { method: "manual", amount: "500.00", details: { payer: "Ana", slip }, ...returning };
    const { failure } = await caller.call("createDeposit", input, { token });
    expect(failure.error).toMatchObject({ code: "image.invalid" });
    expect(failure.value).toMatchObject({ field: "details.slip" });
    expect((await caller.value("depositRecords", EN, { token })).content).toEqual([]);
  });

  test("a payment that expires at its provider is over, and money that arrives all the same is credited", async () => {
    const { token } = await member();
    const { id } = await deposited(caller, token);
    const [expired = ""] = await settled(caller, id, "expired");
    expect(await effectOf(expired)).toEqual([200, "refused"]);
    const { content } = await caller.value("depositRecords", EN, { token });
    expect(content).toEqual([expect.objectContaining({ id, status: "cancelled" })]);
    const paid = JSON.stringify({ ...JSON.parse(expired), id: randomUUID(), outcome: "paid" });
    expect(await effectOf(paid)).toEqual([200, "credited"]);
    expect(await effectOf(JSON.stringify({ ...JSON.parse(expired), id: randomUUID() }))).toEqual([200, "nothing"]);
    expect(await balance(token)).toBe("500.00");
  });

  test("a deposit belongs to its member", async () => {
    const [{ token }, other] = [await member(), await member()];
    const { id } = await deposited(caller, token);
    const asked = await caller.call("cancelDeposit", { id }, { token: other.token });
    expect(asked.failure.error.code).toBe("request.unknown");
  });
});
