import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { HOUSE, ledgerAccountOf, MAIN } from "../../sandbox/ledger/accounts.ts";
import { staking } from "../../sandbox/ledger/kinds.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { transfer } from "../../sandbox/ledger/transfer.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { DemoTable } from "./demo-table.ts";
import { deposited, pay, returning } from "./made-deposits.ts";
import { someLaunch } from "./launch-calls.ts";

const HOUR_MS = 3_600_000;

describe.each(engines)("player protection on %s", (engine) => {
  const caller = callerOn(engine);
  let members = 0;

  const member = async () => {
    const username = `guarded${++members}`;
    const { token } = await caller.value("register", newMember(username));
    const { id } = await caller.value("memberInfo", {}, { token });
    return { username, token, id };
  };
  const again = async (username: string) =>
    (await caller.value("login", { username, password: NEW_PASSWORD, type: "username" })).token;
  const deposit = (token: string, amount: string) =>
    caller.call("createDeposit", { method: "qrph", amount, idempotencyKey: randomUUID(), ...returning }, { token });
  const codeOf = async (answer: ReturnType<typeof deposit>) => (await answer).failure.error?.code;
  const balance = async (token: string) => (await caller.value("wallet", {}, { token })).sumBalance;
  const rich = async () => {
    const found = await member();
    const { database, clock } = caller.platform;
    const paid = { merchantCode: acme.code, memberId: found.id, amount: 1_000_000n, kind: "opening" } as const;
    await payMember(database, { ...paid, idempotencyKey: randomUUID() }, clock);
    return found;
  };

  test("however many deposits are requested at the same time, they never pass a limit", async () => {
    for (const period of ["day", "week", "month"] as const) {
      const { token } = await member();
      await caller.value("setDepositLimit", { period, amount: "750.00" }, { token });
      const answers = await Promise.all(Array.from({ length: 24 }, () => deposit(token, "100.00")));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
      const refused = answers.filter(({ status }) => status !== 200).map(({ failure }) => failure);
      expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(["amount.playerLimit"]));
      expect(refused[0]?.value).toEqual({ field: "amount" });
      const limits = await caller.value("depositLimits", {}, { token });
      expect(limits.find((limit) => limit.period === period)).toMatchObject({ used: "700.00", left: "50.00" });
    }
  });

  test("a limit counts what waits and what was credited, and gives back what failed", async () => {
    const { token } = await member();
    await caller.value("setDepositLimit", { period: "day", amount: "500.00" }, { token });
    const [waits, credited] = [
      await deposited(caller, token, "qrph", "200.00"),
      await deposited(caller, token, "qrph", "300.00"),
    ];
    await pay(caller, credited.id);
    expect(await codeOf(deposit(token, "50.00"))).toBe("amount.playerLimit");
    await caller.value("cancelDeposit", { id: waits.id }, { token });
    expect((await deposit(token, "200.00")).status).toBe(200);
    expect(await codeOf(deposit(token, "50.00"))).toBe("amount.playerLimit");
  });

  test("a day, a week and a month end at midnight of the merchant", async () => {
    const { username, token } = await member();
    // Saturday 14 March 2026, 13:20 in Manila, and whatever other tests let pass.
    const limits = async (as: string) =>
      (await caller.value("depositLimits", {}, { token: as })).map(({ used }) => used);
    const credited = await deposited(caller, token, "qrph", "100.00");
    await pay(caller, credited.id);
    expect(await limits(token)).toEqual(["100.00", "100.00", "100.00"]);
    const { clock } = caller.platform;
    const hourThere = () => (clock.now().getUTCHours() + 8) % 24;
    while (hourThere() !== 23) clock.pass(HOUR_MS);
    expect(await limits(await again(username))).toEqual(["100.00", "100.00", "100.00"]);
    clock.pass(HOUR_MS);
    // Sunday belongs to the week that began on Monday.
    const [day, week, month] = await limits(await again(username));
    expect([day, month]).toEqual(["0.00", "100.00"]);
    const mondays = clock.now().getUTCDay() === 0;
    expect(week).toBe(mondays ? "0.00" : "100.00");
  });

  test("a raise counts after 24 hours, a lower limit at once", async () => {
    const { username, token } = await member();
    await caller.value("setDepositLimit", { period: "week", amount: "100.00" }, { token });
    await caller.value("setDepositLimit", { period: "week", amount: "900.00" }, { token });
    expect(await codeOf(deposit(token, "500.00"))).toBe("amount.playerLimit");
    caller.platform.clock.pass(24 * HOUR_MS);
    const next = await again(username);
    expect((await deposit(next, "500.00")).status).toBe(200);
    await caller.value("setDepositLimit", { period: "week", amount: "400.00" }, { token: next });
    expect(await codeOf(deposit(next, "50.00"))).toBe("amount.playerLimit");
  });

  describe.each([
    ["takeTimeOut", "player.paused"],
    ["excludeSelf", "player.excluded"],
  ] as const)("after %s", (stop, code) => {
    const paused = async () => {
      const found = await rich();
      const table = await DemoTable.open(caller);
      const options = { token: found.token };
      const slot = await table.slot(options);
      const lottery = await table.lottery(options);
      const waiting = await deposited(caller, found.token, "qrph", "300.00");
      const { until } =
        stop === "takeTimeOut"
          ? await caller.value("takeTimeOut", { for: "day" }, options)
          : await caller.value("excludeSelf", { for: "halfYear" }, options);
      return { ...found, table, slot, lottery, waiting, until };
    };

    test("nothing is staked or deposited in any way, and every refusal says until when", async () => {
      const { token, table, slot, lottery, until } = await paused();
      const before = await balance(token);
      const round = { stake: slot.stake, key: randomUUID() };
      const bet = {
        stake: "10.00",
        key: randomUUID(),
        numero: lottery.state.draw.numero,
        picks: [1, 2, 3],
      };
      expect((await table.play("round", slot.ticket, round)).error?.code).toBe("player.paused");
      expect((await table.play("bet", lottery.ticket, bet)).error?.code).toBe("player.paused");
      const refusals = [
        await caller.call("gameLaunch", await someLaunch(caller), { token }),
        await deposit(token, "100.00"),
        await caller.call("depositQuote", { method: "qrph", amount: "100.00" }, { token }),
      ];
      for (const { failure } of refusals) {
        expect(failure.error.code).toBe(code);
        expect(failure.value?.until).toBe(until);
      }
      expect(await balance(token)).toBe(before);
      await table.close();
    });

    test("the ledger books no movement that stakes, whatever asks for it", async () => {
      const { id, table } = await paused();
      const { database, clock } = caller.platform;
      const [from, to] = [
        await ledgerAccountOf(database, acme.code, id, MAIN),
        await ledgerAccountOf(database, acme.code, HOUSE),
      ];
      for (const kind of staking) {
        const moved = transfer(
          database,
          { merchantCode: acme.code, from, to, amount: 100n, idempotencyKey: randomUUID(), kind },
          clock,
        );
        await expect(moved).rejects.toMatchObject({ reason: "paused" });
      }
      const booked = await database
        .selectFrom("ledger_entries")
        .select("kind")
        .where("ledger_account_id", "=", from)
        .execute();
      expect(booked.map(({ kind }) => kind)).toEqual(["opening"]);
      await table.close();
    });

    test("money that was on its way is credited, and everything can be read", async () => {
      const { token, table, waiting } = await paused();
      await pay(caller, waiting.id);
      expect(await balance(token)).toBe("10300.00");
      expect((await caller.value("depositRecords", EN, { token })).content[0]).toMatchObject({ status: "credited" });
      await table.close();
    });
  });

  test("stakes and a time-out at the same time: what was taken was taken before it", async () => {
    const { token, table, ...slot } = await (async () => {
      const found = await rich();
      const opened = await DemoTable.open(caller);
      return { token: found.token, table: opened, ...(await opened.slot({ token: found.token })) };
    })();
    const play = () => table.play("round", slot.ticket, { stake: slot.stake, key: randomUUID() });
    const first = Array.from({ length: 8 }, play);
    const stopped = caller.value("takeTimeOut", { for: "day" }, { token });
    await Promise.all(first);
    await stopped;
    const later = await Promise.all(Array.from({ length: 8 }, play));
    expect(new Set(later.map(({ error }) => error?.code))).toEqual(new Set(["player.paused"]));
    await table.close();
  });

  test("a time-out ends by itself", async () => {
    const { username, token } = await member();
    await caller.value("takeTimeOut", { for: "day" }, { token });
    caller.platform.clock.pass(24 * HOUR_MS);
    const next = await again(username);
    expect(await caller.value("protection", {}, { token: next })).toEqual({ state: "none", until: null });
    expect((await deposit(next, "100.00")).status).toBe(200);
  });

  test("playing time says what was staked and won since the session was opened", async () => {
    const { username, token } = await rich();
    const table = await DemoTable.open(caller);
    const slot = await table.slot({ token });
    await table.play("round", slot.ticket, { stake: slot.stake, key: randomUUID() });
    const time = await caller.value("playingTime", {}, { token });
    expect(time.stake).toBe(slot.stake);
    expect(Number(time.net)).toBe(Number(time.paid) - Number(time.stake));
    caller.platform.clock.pass(1000);
    expect((await caller.value("playingTime", {}, { token: await again(username) })).stake).toBe("0.00");
    await table.close();
  });
});
