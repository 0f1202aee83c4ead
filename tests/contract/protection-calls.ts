import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import type { Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { deposited } from "./made-deposits.ts";
import { realMemberErrorsOf, type Provocation } from "./session-errors.ts";

const memberToken = async (caller: Caller) =>
  (await caller.value("register", newMember(`guard${randomUUID().slice(0, 7)}`))).token;

const limitsOf = (caller: Caller, token: string) => caller.value("depositLimits", {}, { token });

/** Successful calls of player protection. */
export const protectionSuccesses = {
  async depositLimits(caller) {
    const token = await memberToken(caller);
    await deposited(caller, token, "gcash", "500.00");
    const none = { amount: null, used: "500.00", left: null, change: "none", changeTo: null, changesAt: null };
    expect(await limitsOf(caller, token)).toEqual(["day", "week", "month"].map((period) => ({ period, ...none })));
  },
  async setDepositLimit(caller) {
    const token = await memberToken(caller);
    const set = (amount: string) => caller.value("setDepositLimit", { period: "day", amount }, { token });
    expect(await set("1000.00")).toMatchObject({ amount: "1000.00", left: "1000.00", change: "none" });
    expect(await set("800.00")).toMatchObject({ amount: "800.00", change: "none" });
    const raised = await set("2000.00");
    expect(raised).toMatchObject({ amount: "800.00", change: "raise", changeTo: "2000.00" });
    caller.platform.clock.pass(60_000);
    expect(await set("2000.00")).toEqual(raised);
    expect(await caller.value("depositMethod", { method: "gcash", language: "EN" }, { token })).toMatchObject({
      leftOfLimits: "800.00",
    });
  },
  async removeDepositLimit(caller) {
    const token = await memberToken(caller);
    const remove = () => caller.value("removeDepositLimit", { period: "week" }, { token });
    expect(await remove()).toMatchObject({ amount: null, change: "none" });
    await caller.value("setDepositLimit", { period: "week", amount: "1000.00" }, { token });
    const now = caller.platform.clock.now().getTime();
    expect(await remove()).toMatchObject({
      amount: "1000.00",
      change: "removal",
      changeTo: null,
      changesAt: new Date(now + 24 * 3_600_000).toISOString(),
    });
  },
  async cancelLimitChange(caller) {
    const token = await memberToken(caller);
    await caller.value("setDepositLimit", { period: "month", amount: "1000.00" }, { token });
    await caller.value("removeDepositLimit", { period: "month" }, { token });
    const keep = () => caller.value("cancelLimitChange", { period: "month" }, { token });
    const kept = { amount: "1000.00", change: "none", changesAt: null };
    expect([await keep(), await keep()]).toEqual([expect.objectContaining(kept), expect.objectContaining(kept)]);
  },
  async realityCheck(caller) {
    expect(await caller.value("realityCheck", {}, { token: await memberToken(caller) })).toEqual({ every: "never" });
  },
  async setRealityCheck(caller) {
    const token = await memberToken(caller);
    for (const every of ["half", "quarter", "never", "hour"] as const) {
      await caller.value("setRealityCheck", { every }, { token });
      expect(await caller.value("realityCheck", {}, { token })).toEqual({ every });
    }
  },
  async playingTime(caller) {
    const token = await memberToken(caller);
    const since = caller.platform.clock.now().toISOString();
    caller.platform.clock.pass(31 * 60_000 + 1000);
    expect(await caller.value("playingTime", {}, { token })).toEqual({
      since,
      minutes: 31,
      stake: "0.00",
      paid: "0.00",
      net: "0.00",
      every: "never",
    });
  },
  async protection(caller) {
    const token = await memberToken(caller);
    expect(await caller.value("protection", {}, { token })).toEqual({ state: "none", until: null });
  },
  async takeTimeOut(caller) {
    const token = await memberToken(caller);
    const idempotencyKey = randomUUID();
    const begun = caller.platform.clock.now().getTime();
    const take = () => caller.value("takeTimeOut", { for: "week", idempotencyKey }, { token });
    const until = new Date(begun + 7 * 24 * 3_600_000).toISOString();
    expect(await take()).toEqual({ state: "timeOut", until });
    caller.platform.clock.pass(60_000);
    expect(await take()).toEqual({ state: "timeOut", until });
    expect(await caller.value("takeTimeOut", { for: "day" }, { token })).toEqual({ state: "timeOut", until });
    expect(await caller.value("protection", {}, { token })).toEqual({ state: "timeOut", until });
  },
  async excludeSelf(caller) {
    const token = await memberToken(caller);
    const exclude = (length: "halfYear" | "forever") => caller.value("excludeSelf", { for: length }, { token });
    expect((await exclude("halfYear")).until).toMatch(/^2026-09-\d\dT/);
    expect(await exclude("forever")).toEqual({ state: "excluded", until: null });
    expect(await exclude("halfYear")).toEqual({ state: "excluded", until: null });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const setting =
  (amount: string): Provocation =>
  async (caller) =>
    caller.call("setDepositLimit", { period: "day", amount }, { token: await caller.signIn("juan") });

type Provoked = Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>>;
const ofSessions = realMemberErrorsOf(
  "depositLimits",
  "setDepositLimit",
  "removeDepositLimit",
  "cancelLimitChange",
  "realityCheck",
  "setRealityCheck",
  "playingTime",
  "protection",
  "takeTimeOut",
  "excludeSelf",
);

/** How to provoke each error that a call of player protection declares. */
export const protectionProvocations: Provoked = {
  ...ofSessions,
  setDepositLimit: {
    ...ofSessions.setDepositLimit,
    "amount.low": setting("0.00"),
    "amount.high": setting("99999999999999999999.00"),
  },
};
