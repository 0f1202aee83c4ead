import { beforeAll, describe, expect, test } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { callerOn } from "../../../tests/support/caller-on.ts";

describe("a member with a history", () => {
  const caller = callerOn("PGlite");
  let token: string;
  beforeAll(async () => {
    token = await caller.signIn("maria");
  });
  const month = { from: "2026-02-10", to: "2026-03-14" };

  test("has the balance that was seeded", async () => {
    expect(await caller.value("wallet", {}, { token })).toMatchObject({ sumBalance: "25480.75" });
  });

  test("has bets of both kinds, and none of the last day", async () => {
    const { content } = await caller.value("betRecords", { language: "EN", ...month }, { token });
    expect(new Set(content.map(({ kind }) => kind))).toEqual(new Set(["game", "lottery"]));
    expect(content.every(({ name, status }) => name !== "" && status !== "open")).toBe(true);
    expect(Date.parse(content[0]?.at ?? "")).toBeLessThan(caller.platform.clock.now().getTime() - 24 * 3_600_000);
  });

  test("continues with the games of these bets, the latest first", async () => {
    const bets = await caller.value("betRecords", { language: "EN", kind: "game", pageSize: 60, ...month }, { token });
    const { content } = await caller.value("recentGames", { language: "EN" }, { token });
    const played = [...new Set(bets.content.map(({ name }) => name))];
    expect(played).not.toEqual([]);
    expect(content.map(({ nodeName }) => nodeName)).toEqual(played);
  });

  test("has deposits, and a withdrawal of each status", async () => {
    const deposits = await caller.value("depositRecords", { language: "EN", ...month }, { token });
    expect(deposits.content).toHaveLength(4);
    const { content } = await caller.value("withdrawalRecords", { language: "EN", ...month }, { token });
    expect(content.map(({ status }) => status)).toEqual(["waiting", "paid", "rejected", "paid"]);
  });

  test("was paid the rebate that the report counts, but for what can still be taken", async () => {
    const { amount } = await caller.value("rebateSummary", month, { token });
    const { rebate } = await caller.value("profitAndLossSummary", month, { token });
    expect(minorUnits(amount)).toBeGreaterThan(0n);
    const due = await caller.value("rebatesDue", {}, { token });
    expect(minorUnits(due.amount)).toBeGreaterThan(0n);
    expect(minorUnits(rebate) + minorUnits(due.amount)).toBe(minorUnits(amount));
  });

  test("won and lost the same in the bets as in the books", async () => {
    const { stake, paid } = await caller.value("betSummary", month, { token });
    expect(await caller.value("profitAndLossSummary", month, { token })).toMatchObject({ stake, paid });
  });

  test("an agent received no invented income: what the team brings is there to take", async () => {
    const options = { token: await caller.signIn("ramon") };
    const { content } = await caller.value("transactions", { types: "A", ...month }, options);
    expect(content).toEqual([]);
    const due = await caller.value("teamRebatesDue", {}, options);
    expect(JSON.stringify(due)).toMatch(/[1-9]/);
  });
});
