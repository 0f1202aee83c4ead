import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { acme, EN } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { gamesOn } from "./demo-table.ts";
import { depositor } from "./reward-calls.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("rewards on %s", (engine) => {
  const { caller, table } = gamesOn(engine);

  const rewards = (token: string, filter: object = {}) => caller.value("rewards", { ...EN, ...filter }, { token });
  const withStatus = async (token: string, status: string, kind?: string) =>
    (await rewards(token)).filter((one) => one.status === status && (kind === undefined || one.kind === kind));
  const balance = async (token: string) => minorUnits((await caller.value("merchantWallet", {}, { token })).balance);
  const claim = (token: string, id: string) => caller.call("claimReward", { id }, { token });
  const state = (change: object) => caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, change);
  /** A member with money who has played so many rounds today. */
  const player = async (rounds: number) => {
    const { token } = await caller.value("register", newMember(`player${randomUUID().slice(0, 7)}`));
    const { id } = await caller.value("memberInfo", {}, { token });
    const funds = { merchantCode: acme.code, memberId: id, amount: 1_000_000n, kind: "opening" } as const;
    await payMember(caller.platform.database, { ...funds, idempotencyKey: randomUUID() }, caller.platform.clock);
    const { ticket, stake } = await table.slot({ token });
    for (let round = 0; round < rounds; round++) await table.play("round", ticket, { stake, key: randomUUID() });
    return token;
  };

  test("a reward that is claimed ten times at once, on two phones, is paid once", async () => {
    const username = `phones${randomUUID().slice(0, 7)}`;
    const token = await depositor(caller, username);
    const { token: other } = await caller.value("login", { username, password: NEW_PASSWORD, type: "username" });
    expect(other).not.toBe(token);
    const [mission] = await withStatus(token, "claim", "mission");
    const before = await balance(token);
    const phones = Array.from({ length: 10 }, (_, tap) => (tap % 2 === 0 ? token : other));
    const answers = await Promise.all(phones.map((phone) => claim(phone, mission?.id ?? "")));
    expect(answers.map(({ status, value }) => [status, value])).toEqual(answers.map(() => [200, { amount: "8.00" }]));
    expect((await balance(token)) - before).toBe(800n);
  });

  test("available promotions and the member's club benefit are calls @account-7-31 @account-7-32 @games-7-55 @games-7-56", async () => {
    const token = await depositor(caller);
    expect((await rewards(token, { kind: "deposit" })).map(({ offer }) => offer)).toEqual(["welcome", "wallet-gift"]);
    expect(await caller.value("vipStanding", {}, { token })).toMatchObject({ level: null, next: "Bronze" });
  });

  test("what is claimed is to be played before it can be withdrawn", async () => {
    const token = await depositor(caller);
    const left = async () => minorUnits((await caller.value("withdrawalRules", EN, { token })).toPlay);
    const before = await left();
    await claim(token, "activity:welcome-gift");
    expect((await left()) - before).toBe(5n * 1800n);
  });

  test("a mission of a day that is over can no longer be claimed, and comes back the next day", async () => {
    const token = await depositor(caller);
    const [mission] = await withStatus(token, "claim", "mission");
    // Past the merchant's midnight, while the session lasts.
    caller.platform.clock.pass(11 * 3_600_000);
    expect((await claim(token, mission?.id ?? "")).failure.error.code).toBe("activity.closed");
    const again = (await rewards(token, { kind: "mission", every: "day" })).find(
      ({ title }) => title === mission?.title,
    );
    expect(again).toMatchObject({ status: "process", progress: "0.0" });
    expect(again?.id).not.toBe(mission?.id);
  });

  test("playing counts for missions once it is settled, up to what they ask for, and for the rebate", async () => {
    const token = await player(4);
    const warmUp = async () => (await rewards(token, { kind: "mission" })).find(({ id }) => id.includes(":warm-up:"));
    expect(await warmUp()).toMatchObject({ times: 4, timesGoal: 5, progress: "80.0", status: "process" });
    const { ticket, stake } = await table.slot({ token });
    for (let round = 0; round < 3; round++) await table.play("round", ticket, { stake, key: randomUUID() });
    expect(await warmUp()).toMatchObject({ times: 5, progress: "100.0", status: "claim" });
  });

  test("rebates taken five times at once are paid once, and what is played later is due again", async () => {
    const token = await player(60);
    const { amount } = await caller.value("rebatesDue", {}, { token });
    expect(minorUnits(amount)).toBeGreaterThan(0n);
    const before = await balance(token);
    const answers = await Promise.all(Array.from({ length: 5 }, () => caller.call("takeRebates", {}, { token })));
    expect(answers.filter(({ status }) => status === 200).map(({ value }) => value)).toEqual([{ amount }]);
    expect((await balance(token)) - before).toBe(minorUnits(amount));
    const { ticket, stake } = await table.slot({ token });
    for (let round = 0; round < 60; round++) await table.play("round", ticket, { stake, key: randomUUID() });
    expect((await caller.value("rebatesDue", {}, { token })).amount).not.toBe("0.00");
    expect((await caller.call("takeRebates", {}, { token })).status).toBe(200);
  });

  test("a merchant without the promotion MISSION has no missions", async () => {
    const token = await depositor(caller);
    await state({ promotions: { MISSION: false } });
    expect((await rewards(token)).filter(({ kind }) => kind === "mission")).toEqual([]);
    await state({ promotions: { MISSION: true } });
    expect((await rewards(token)).some(({ kind }) => kind === "mission")).toBe(true);
  });

  test.each(["MISSION", "REFERRAL"])(
    "nothing announces the promotion %s while it is switched off",
    async (promotion) => {
      const ask = { types: "B,PU,PR", groupName: "m_home", ...EN } as const;
      const announced = async () => (await caller.value("announcements", ask)).map((item) => item.promotionType);
      const before = await announced();
      expect(before).toContain(promotion);
      await state({ promotions: { [promotion]: false } });
      expect(await announced()).toEqual(before.filter((one) => one !== promotion));
      await state({ promotions: { [promotion]: true } });
      expect(await announced()).toEqual(before);
    },
  );

  test("the gift of each level is paid once, the money of the week once a week", async () => {
    const token = await caller.signIn("maria");
    const open = await withStatus(token, "claim", "benefit");
    expect(open.map(({ id }) => id.split(":")[1])).toContain("weekly");
    for (const { id, amount } of open) expect((await claim(token, id)).value).toEqual({ amount });
    expect(await withStatus(token, "claim", "benefit")).toEqual([]);
    caller.platform.clock.pass(7 * DAY_MS);
    expect(
      (await withStatus(await caller.signIn("maria"), "claim", "benefit")).map(({ id }) => id.split(":")[1]),
    ).toEqual(["weekly"]);
  });
});
