import { describe, expect, test } from "vitest";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { bet, contracted } from "./contract-agents.ts";

const HOUR_MS = 3_600_000;

describe.each(engines)("the bets of a cycle on %s", (engine) => {
  const caller = callerOn(engine);

  test("that is an hour are those that it counts, and make its figures", async () => {
    const { database, clock } = caller.platform;
    const { agent, member } = await contracted(caller, "hourly-salary", 1);
    await database.updateTable("accounts").set({ type: 1 }).where("id", "=", agent.id).execute();
    const earlier = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
    await bet(caller, member, [
      { at: earlier(3), stake: 150_000n, paid: 0n },
      { at: earlier(2), stake: 50_000n, paid: null },
    ]);
    const hours = await caller.value("salaryRecords", { contract: "hourly-salary", language: "EN" }, agent);
    const shown = await Promise.all(
      hours.slice(0, 5).map(async ({ id, stake, openStake }) => {
        const { content } = await caller.value("teamBets", { hour: id }, agent);
        const sum = await caller.value("teamBetSummary", { hour: id }, agent);
        expect([sum.count, sum.openStake]).toEqual([content.length, openStake]);
        return [stake, openStake, content.map((one) => one.stake), sum.state];
      }),
    );
    expect(shown).toEqual([
      ["0.00", "0.00", [], "estimate"],
      ["0.00", "0.00", [], "final"],
      ["0.00", "500.00", ["500.00"], "estimate"],
      ["1500.00", "0.00", ["1500.00"], "final"],
      ["0.00", "0.00", [], "final"],
    ]);
  });

  test.each(["2026-02-31T05Z", "2026-03-01T25Z", "2027-01-01T00Z", "yesterday"])(
    "%s is no hour that has begun",
    async (hour) => {
      const ramon = { token: await caller.signIn("ramon") };
      for (const name of ["teamBets", "teamBetSummary"] as const)
        expect((await caller.call(name, { hour }, ramon)).failure).toMatchObject({
          error: { code: "request.invalid" },
          value: { field: "hour" },
        });
    },
  );
});
