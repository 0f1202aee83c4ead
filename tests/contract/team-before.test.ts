import { describe, expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { after, duration } from "../../sandbox/clock.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { allEntries } from "../support/all-entries.ts";
import { acme } from "../support/caller.ts";
import { teamCallerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { sumOf } from "../support/team-caller.ts";

describe.each(engines)("the period before of a team on %s", (engine) => {
  const caller = teamCallerOn(engine, 40);

  test.each([
    ["today, with yesterday up to the same time of day", 0, 0, 1],
    ["the last three days, with the three before", 2, 0, 3],
    ["yesterday, with all of the day before", 1, 1, 1],
  ] as const)("is compared: %s", async (_what, first, last, days) => {
    const { database, clock } = caller.platform;
    // Somebody who does nothing else on that day gets a reward, and somebody plays before and after this time of day.
    const earlier = { from: caller.dayBefore(first + days), to: caller.dayBefore(last + days) };
    const then = after(clock.now(), -(last + days) * duration.day);
    for (const hours of [-1, 1]) await caller.play("diwata4", after(then, hours * duration.hour));
    const quiet = required(await quietMember(earlier), "A member who did nothing");
    const reward = {
      merchantCode: acme.code,
      memberId: quiet.id,
      amount: 900n,
      idempotencyKey: `quiet-${first}-${last}`,
      kind: "promotion",
    } as const;
    await payMember(database, reward, { ...clock, now: () => after(then, -duration.minute) });
    const ramon = await caller.as("ramon");
    const report = await caller.value(
      "teamReport",
      { from: caller.dayBefore(first), to: caller.dayBefore(last) },
      ramon,
    );
    const isElapsed = ({ at }: { at: string }) => last > 0 || Date.parse(at) < then.getTime();
    const bets = await allEntries((cursor) => caller.value("teamBets", { ...earlier, ...cursor }, ramon));
    const elapsed = bets.filter(isElapsed);
    expect(elapsed.length < bets.length).toBe(last === 0);
    const decided = elapsed.filter(({ status }) => status !== "open");
    expect([report.betsBefore, minorUnits(report.stakeBefore)]).toEqual([
      decided.length,
      sumOf(decided.map(({ stake }) => stake)),
    ]);
    expect(report.bettingBefore).toBe(new Set(elapsed.map(({ userName }) => userName)).size);
    const booked = async (kind: "deposit" | "withdrawal" | "rebate" | "promotion" | "agentIncome" | "fee") => {
      const rows = await allEntries((cursor) =>
        caller.value("teamTransactions", { ...earlier, kind, ...cursor }, ramon),
      );
      return sumOf(rows.filter(isElapsed).map(({ amount }) => amount));
    };
    expect(await booked("promotion")).toBeGreaterThanOrEqual(900n);
    const net =
      sumOf(decided.map(({ stake }) => stake)) -
      sumOf(decided.map(({ paid }) => paid ?? "0.00")) -
      (await booked("rebate")) -
      (await booked("promotion")) -
      (await booked("agentIncome")) -
      (await booked("fee"));
    expect(minorUnits(report.netBefore)).toBe(net);
    expect([minorUnits(report.depositsBefore), -minorUnits(report.withdrawalsBefore)]).toEqual([
      await booked("deposit"),
      await booked("withdrawal"),
    ]);
  });

  /** Somebody of ramon's team who has no day in a period. */
  async function quietMember({ from, to }: { from: string; to: string }) {
    const ramonId = await caller.idOf("ramon");
    return caller.platform.database
      .selectFrom("accounts")
      .select("accounts.id")
      .where("accounts.id", "not in", (days) =>
        days
          .selectFrom("team_days")
          .select("account_id")
          .where("day", ">=", from as never)
          .where("day", "<=", to as never),
      )
      .where("accounts.id", "in", (places) =>
        places
          .selectFrom("team_places")
          .select("account_id")
          .where("path", "like", `%${ramonId}/%`)
          .where("until", "=", "infinity" as never),
      )
      .executeTakeFirst();
  }
});
