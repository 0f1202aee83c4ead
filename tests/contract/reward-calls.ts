import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { minorUnits } from "#kernel/money.ts";
import { type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { deposited, pay } from "./made-deposits.ts";
import { realMemberErrorsOf, type Provocation } from "./session-errors.ts";
import { whilePaused } from "./while-paused.ts";

/** A new member, who has deposited 500 today. */
export async function depositor(caller: Caller, username = `reward${randomUUID().slice(0, 7)}`): Promise<string> {
  const { token } = await caller.value("register", newMember(username));
  const { id } = await deposited(caller, token, "gcash", "500.00");
  await pay(caller, id);
  return token;
}

const listed = (caller: Caller, token: string, filter: object = {}) =>
  caller.value("rewards", { ...EN, ...filter }, { token });
/** The mission that a deposit of 200 a day fulfils. */
const depositMission = async (caller: Caller, token: string) =>
  (await listed(caller, token)).find(({ id }) => id.startsWith("mission:fresh-money:"))?.id ?? "";
const balance = async (caller: Caller, token: string) => (await caller.value("wallet", {}, { token })).sumBalance;
const count = (caller: Caller, token: string) => caller.value("promotionCount", {}, { token });

/** Successful calls of rewards, the VIP levels and manual rebates. */
export const rewardSuccesses = {
  async rewards(caller) {
    const token = await depositor(caller);
    const all = await listed(caller, token);
    expect(all.filter(({ status }) => status === "claim").map(({ kind }) => kind)).toEqual(["mission", "promotion"]);
    expect(all.slice(2, 4).map(({ kind, offer, amount }) => [kind, offer, amount])).toEqual([
      ["deposit", "welcome", null],
      ["deposit", "wallet-gift", null],
    ]);
    expect(all.find(({ id }) => id.startsWith("mission:good-day:"))).toMatchObject({
      status: "process",
      progress: "0.0",
      played: "0.00",
      goal: "500.00",
      points: 20,
    });
    const groups = {
      open: await listed(caller, token, { group: "open" }),
      running: await listed(caller, token, { group: "running" }),
    };
    expect(groups.open).toEqual(all.slice(0, 4));
    expect(groups.running.every(({ status }) => ["process", "comingSoon"].includes(status))).toBe(true);
    const weekly = await listed(caller, token, { kind: "mission", every: "week" });
    expect(weekly.map(({ id }) => id.split(":")[1])).toEqual(["all-rounder", "long-run"]);
    const [filipino] = await caller.value("rewards", { language: "TY", kind: "deposit" }, { token });
    expect(filipino?.title).toBe("Dagdag na kalahati");
  },
  async claimReward(caller) {
    const token = await depositor(caller);
    const [before, claimable, id] = [
      await balance(caller, token),
      await count(caller, token),
      await depositMission(caller, token),
    ];
    const claim = (reward: string) => caller.value("claimReward", { id: reward }, { token });
    expect([await claim(id), await claim(id)]).toEqual([{ amount: "8.00" }, { amount: "8.00" }]);
    expect(minorUnits(await balance(caller, token)) - minorUnits(before)).toBe(800n);
    expect(await count(caller, token)).toBe(claimable - 1);
    expect((await listed(caller, token, { group: "over" })).map((one) => one.id)).toContain(id);
    expect(await claim("activity:welcome-gift")).toEqual({ amount: "18.00" });
    expect(await caller.value("activity", { ...EN, id: "welcome-gift" }, { token })).toMatchObject({
      status: "claimed",
    });
    expect(await count(caller, token)).toBe(claimable - 2);
  },
  async missionRanking(caller) {
    const token = await depositor(caller);
    const own = async () => (await caller.value("missionRanking", {}, { token })).find((one) => one.own);
    expect(await own()).toBeUndefined();
    await caller.value("claimReward", { id: await depositMission(caller, token) }, { token });
    expect(await own()).toMatchObject({ points: 15, account: expect.stringMatching(/^reward/) });
    const other = await caller.value("missionRanking", {}, { token: await depositor(caller) });
    expect(other.filter((one) => one.own)).toEqual([]);
    expect(other.every(({ account }) => account.includes("•"))).toBe(true);
  },
  async vipStanding(caller) {
    expect(await caller.value("vipStanding", {}, { token: await depositor(caller) })).toMatchObject({
      level: null,
      played: "0.00",
      next: "Bronze",
      toNext: "1000.00",
      progress: "0.0",
      toKeep: null,
      outcome: "none",
    });
    const maria = await caller.value("vipStanding", {}, { token: await caller.signIn("maria") });
    expect(maria.level).not.toBeNull();
    expect(maria.toKeep).not.toBeNull();
    expect(new Date(maria.periodEnds).getTime()).toBeGreaterThan(caller.platform.clock.now().getTime());
  },
  async vipLevels(caller) {
    const token = await caller.signIn("maria");
    const levels = await caller.value("vipLevels", {}, { token });
    const { level } = await caller.value("vipStanding", {}, { token });
    expect(levels.map((one) => one.level)).toEqual(["Bronze", "Silver", "Gold", "Platinum", "Diamond"]);
    expect(levels.filter(({ own }) => own).map((one) => one.level)).toEqual([level]);
  },
  async vipHistory(caller) {
    const token = await caller.signIn("maria");
    const months = await caller.value("vipHistory", EN, { token });
    const filipino = await caller.value("vipHistory", { language: "TY" }, { token });
    // The clock of the tests is in March 2026.
    expect([months[0]?.title, filipino[0]?.title]).toEqual(["February 2026", "Pebrero 2026"]);
    expect(months.length).toBeLessThanOrEqual(12);
    expect(months.map(({ month }) => month)).toEqual(
      months
        .map(({ month }) => month)
        .toSorted()
        .toReversed(),
    );
    expect(months.some(({ change }) => change === "up")).toBe(true);
    expect(await caller.value("vipHistory", EN, { token: await depositor(caller) })).toEqual([]);
  },
  async rebateShares(caller) {
    const token = await caller.signIn("maria");
    const shares = await caller.value("rebateShares", {}, { token });
    const due = await caller.value("rebatesDue", {}, { token });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.reduce((sum, { amount }) => sum + minorUnits(amount), 0n)).toBe(minorUnits(due.amount));
  },
  async rebatesDue(caller) {
    expect(await caller.value("rebatesDue", {}, { token: await depositor(caller) })).toMatchObject({
      turnover: "0.00",
      amount: "0.00",
      takenAt: null,
    });
  },
  async takeRebates(caller) {
    const token = await caller.signIn("ramon");
    const due = await caller.value("rebatesDue", {}, { token });
    const before = await balance(caller, token);
    expect(await caller.value("takeRebates", {}, { token })).toEqual({ amount: due.amount });
    expect(minorUnits(await balance(caller, token)) - minorUnits(before)).toBe(minorUnits(due.amount));
    expect(await caller.value("rebatesDue", {}, { token })).toMatchObject({
      amount: "0.00",
      takenAt: caller.platform.clock.now().toISOString(),
    });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type Provoked = Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>>;
const ofSessions = realMemberErrorsOf(
  "rewards",
  "claimReward",
  "missionRanking",
  "vipStanding",
  "vipLevels",
  "vipHistory",
  "rebateShares",
  "rebatesDue",
  "takeRebates",
);

/** How to provoke each error that a call of rewards declares. */
export const rewardProvocations: Provoked = {
  ...ofSessions,
  claimReward: {
    ...ofSessions.claimReward,
    "request.unknown": async (caller) => caller.call("claimReward", { id: "none" }, { token: await depositor(caller) }),
    "activity.closed": async (caller) => {
      const token = await depositor(caller);
      const id = await depositMission(caller, token);
      return caller.call("claimReward", { id: id.replace("fresh-money", "good-day") }, { token });
    },
    "player.excluded": whilePaused("excludeSelf", (caller, token) =>
      caller.call("claimReward", { id: "activity:welcome-gift" }, { token }),
    ),
  },
  takeRebates: {
    ...ofSessions.takeRebates,
    "activity.closed": async (caller) => caller.call("takeRebates", {}, { token: await depositor(caller) }),
  },
};
