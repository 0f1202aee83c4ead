import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";
import { sessionErrors } from "./session-errors.ts";

/** The clock of a test platform begins on this day of the merchant acme. */
const TODAY = "2026-03-14";
const none = { stake: "0.00", paid: "0.00", promotions: "0.00", rebate: "0.00", net: "0.00" };
const empty = { content: [], pageNum: 1, totalPages: 0 };

/** Successful calls that list what a member staked, won and moved: nena has only opened an account. */
export const recordSuccesses = {
  async betRecords(caller) {
    expect(await caller.value("betRecords", { language: "EN" }, await nena(caller))).toEqual(empty);
  },
  async betSummary(caller) {
    expect(await caller.value("betSummary", {}, await nena(caller))).toEqual({
      count: 0,
      stake: "0.00",
      openStake: "0.00",
      paid: "0.00",
      net: "0.00",
    });
  },
  async transactions(caller) {
    const { content } = await caller.value("transactions", {}, await nena(caller));
    expect(content).toEqual([expect.objectContaining({ kind: "adjustment", amount: "15210.40", balance: "15210.40" })]);
    expect(await caller.value("transactions", { types: "A" }, await nena(caller))).toEqual(empty);
  },
  async transactionSummary(caller) {
    expect(await caller.value("transactionSummary", {}, await nena(caller))).toEqual({
      count: 1,
      received: "15210.40",
      spent: "0.00",
      net: "15210.40",
    });
  },
  async depositRecords(caller) {
    expect(await caller.value("depositRecords", { language: "EN" }, await nena(caller))).toEqual(empty);
  },
  async withdrawalRecords(caller) {
    expect(await caller.value("withdrawalRecords", { language: "EN" }, await nena(caller))).toEqual(empty);
  },
  async profitAndLoss(caller) {
    const days = await caller.value("profitAndLoss", { from: "2026-03-13", to: TODAY }, await nena(caller));
    expect(days).toEqual([
      { day: TODAY, ...none },
      { day: "2026-03-13", ...none },
    ]);
  },
  async profitAndLossSummary(caller) {
    expect(await caller.value("profitAndLossSummary", {}, await nena(caller))).toMatchObject({
      ...none,
      netBefore: "0.00",
    });
  },
  async rebateReport(caller) {
    expect(await caller.value("rebateReport", {}, await nena(caller))).toEqual([]);
  },
  async rebateSummary(caller) {
    expect(await caller.value("rebateSummary", {}, await nena(caller))).toEqual({
      turnover: "0.00",
      rate: "0.00",
      amount: "0.00",
    });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

async function nena(caller: Caller) {
  return { token: await caller.signIn("nena") };
}

type RecordCall = keyof typeof recordSuccesses;

export const recordProvocations = Object.fromEntries(
  (Object.keys(recordSuccesses) as RecordCall[]).map((name) => [name, sessionErrors(name)]),
) as Record<RecordCall, ReturnType<typeof sessionErrors>>;
