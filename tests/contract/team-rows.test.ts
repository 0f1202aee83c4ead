import { describe, expect, test } from "vitest";
import type { CallOutput } from "#gateway/contract.ts";
import { minorUnits } from "#kernel/money.ts";
import { duration } from "../../sandbox/clock.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { allEntries } from "../support/all-entries.ts";
import { acme } from "../support/caller.ts";
import { teamCallerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { sumOf } from "../support/team-caller.ts";

interface Days {
  from: string;
  to: string;
}
/** Members without an upline: below one a branch is moved, the other is moved into the team. */
const OUTSIDER = "dado";
const INCOMER = "cora";
type MoneyKind = "rebate" | "promotion" | "agentIncome" | "fee" | "deposit" | "withdrawal";

describe.each(engines)("the rows of a team on %s", (engine) => {
  const caller = teamCallerOn(engine, 40);

  const move = (member: string, upline: string) =>
    caller.operate("PUT", `/sandbox/merchants/${acme.code}/team`, { member, upline });

  /** The list of who is directly below, who has gone, and the own figures are together those of everybody. */
  async function expectListIsHead(agent: string, parent: string, days: Days): Promise<void> {
    const options = await caller.as(agent);
    const asked = { ...days, parentId: await caller.idOf(parent) };
    const head = await caller.value("teamReport", { ...asked, reach: "all" }, options);
    const own = await caller.value("teamReport", { ...asked, reach: "own" }, options);
    const rows = await allEntries((cursor) => caller.value("teamMembers", { ...asked, ...cursor }, options));
    const whole = (of: "stake" | "net", moved: string) => sumOf([...rows.map((row) => row[of]), own[of], moved]);
    expect([agent, parent, whole("stake", head.movedStake), whole("net", head.movedNet)]).toEqual([
      agent,
      parent,
      minorUnits(head.stake),
      minorUnits(head.net),
    ]);
  }

  test("have what their head has, also after members have moved within the team, out of it and into it", async () => {
    const parents = ["ramon", "amado1", "belen2", "carding3"];
    const players = ["ramon", "amado1", "belen2", "carding3", "diwata4", "nena", "tito"];
    for (const username of players) await caller.play(username);
    for (const parent of parents)
      await expectListIsHead("ramon", parent, { from: caller.dayBefore(30), to: caller.dayBefore(0) });
    await move("carding3", "ramon");
    await move("belen2", OUTSIDER);
    await move(INCOMER, "amado1");
    for (let day = 0; day < 2; day++) {
      for (const parent of ["ramon", "amado1", "carding3"])
        for (const from of [caller.dayBefore(30), caller.dayBefore(0)])
          await expectListIsHead("ramon", parent, { from, to: caller.dayBefore(0) });
      caller.platform.clock.pass(duration.day);
      for (const username of [...players, INCOMER]) await caller.play(username);
    }
    const head = await caller.value(
      "teamReport",
      { from: caller.dayBefore(30), to: caller.dayBefore(0), reach: "all" },
      await caller.as("ramon"),
    );
    const ofAmado = {
      parentId: await caller.idOf("amado1"),
      from: caller.dayBefore(30),
      to: caller.dayBefore(0),
      reach: "all" as const,
    };
    expect(head.movedStake).toBe("0.00");
    expect(
      minorUnits((await caller.value("teamReport", ofAmado, await caller.as("ramon"))).movedStake),
    ).toBeGreaterThan(0n);
  });

  test("of somebody who has moved in begin with the day after the move", async () => {
    const ramon = await caller.as("ramon");
    const moved = { parentId: await caller.idOf(INCOMER), pageSize: 60 } as const;
    const before = { ...moved, from: caller.dayBefore(30), to: caller.dayBefore(2) };
    for (const reach of ["own", "all"] as const) {
      expect((await caller.value("teamBets", { ...before, reach }, ramon)).content).toEqual([]);
      expect((await caller.value("teamBetSummary", { ...before, reach, status: "won" }, ramon)).count).toBe(0);
      expect((await caller.value("teamTransactions", { ...before, reach }, ramon)).content).toEqual([]);
      const report = await caller.value("teamReport", { ...before, reach }, ramon);
      expect([report.stake, report.net, report.signedIn, report.betting]).toEqual(["0.00", "0.00", 0, 0]);
    }
    const since = { ...moved, from: caller.dayBefore(30), to: caller.dayBefore(0), reach: "own" } as const;
    const bets = await caller.value("teamBets", since, ramon);
    expect(bets.content).toHaveLength(2);
    const report = await caller.value("teamReport", since, ramon);
    expect([minorUnits(report.stake), report.betting]).toEqual([
      sumOf(bets.content.filter(({ status }) => status !== "open").map(({ stake }) => stake)),
      1,
    ]);
  });

  test.each(["registered", "signedIn", "betting"] as const)(
    "that are chosen by %s are as many as the figure says, on every level",
    async (activity) => {
      const ramon = await caller.as("ramon");
      for (const days of [
        { from: caller.dayBefore(1), to: caller.dayBefore(0) },
        { from: caller.dayBefore(60), to: caller.dayBefore(0) },
      ])
        for (const parentId of [await caller.idOf("ramon"), await caller.idOf("amado1")]) {
          const report = await caller.value("teamReport", { ...days, parentId, reach: "team" }, ramon);
          const rows = await allEntries((cursor) =>
            caller.value("teamMembers", { ...days, parentId, activity, ...cursor }, ramon),
          );
          // Who has left the agent's team since is in the figure, and nobody's to see.
          const gone = await goneWho(parentId, activity, days);
          expect([activity, days, rows.length + gone.length]).toEqual([activity, days, report[activity]]);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        }
    },
  );

  /** Who of the branch of belen2, which has left the team of ramon, is in a figure of it. */
  async function goneWho(
    parentId: string,
    activity: "registered" | "signedIn" | "betting",
    { from, to }: Days,
  ): Promise<string[]> {
    const figure = { registered: "own_registered", signedIn: "own_signed_in", betting: "own_betting" } as const;
    const outside = await caller.idOf(OUTSIDER);
    const rows = await caller.platform.database
      .selectFrom("team_days")
      .innerJoin("team_places", "team_places.account_id", "team_days.account_id")
      .where("team_days.path", "like", `%${parentId}/_%`)
      .where("team_days.day", ">=", from as never)
      .where("team_days.day", "<=", to as never)
      .where(`team_days.${figure[activity]}` as never, ">", 0n as never)
      .where("team_places.path", "like", `%${outside}/%`)
      .select("team_days.account_id")
      .distinct()
      .execute();
    return rows.map(({ account_id }) => account_id);
  }

  test("that are chosen by online are who uses the site now", async () => {
    const [ramon] = [await caller.as("ramon"), await caller.as("amado1"), await caller.as("nena")];
    const day = caller.dayBefore(0);
    const { footer } = await caller.value("teamKpi", { startDate: day, endDate: day }, ramon);
    const rows = await allEntries((cursor) => caller.value("teamMembers", { activity: "online", ...cursor }, ramon));
    expect(rows.map(({ userName }) => userName).toSorted()).toEqual(["amado1", "nena"]);
    expect(rows).toHaveLength(footer.teamOnlineCount);
    expect(rows.length).toBeGreaterThan(1);
    caller.platform.clock.pass(20 * duration.minute);
    expect((await caller.value("teamMembers", { activity: "online" }, await caller.as("ramon"))).content).toEqual([]);
  });

  test("of each kind of money are what the line of the result is made of", async () => {
    const { database, clock } = caller.platform;
    const lines = {
      promotion: "promotions",
      rebate: "rebates",
      agentIncome: "income",
      fee: "fees",
      deposit: "deposits",
      withdrawal: "withdrawals",
    } as const satisfies Record<MoneyKind, keyof CallOutput<"teamReport">>;
    for (const [kind, amount] of [
      ["promotion", 1100n],
      ["rebate", 700n],
      ["team-rebate", 500n],
      ["salary", 300n],
      ["dividend", 200n],
    ] as const)
      await payMember(
        database,
        {
          merchantCode: acme.code,
          memberId: await caller.idOf("amado1"),
          amount,
          idempotencyKey: `rows-${kind}`,
          kind,
        },
        clock,
      );
    const ramon = await caller.as("ramon");
    const days = { from: caller.dayBefore(60), to: caller.dayBefore(0) };
    for (const reach of ["team", "own", "all"] as const)
      for (const [kind, line] of Object.entries(lines) as [MoneyKind, (typeof lines)[MoneyKind]][]) {
        const report = await caller.value("teamReport", { ...days, reach }, ramon);
        const rows = await allEntries((cursor) =>
          caller.value("teamTransactions", { ...days, reach, kind, ...cursor }, ramon),
        );
        const booked = sumOf(rows.map(({ amount }) => amount));
        const sum = await caller.value("teamTransactionSummary", { ...days, reach, kind }, ramon);
        expect([reach, kind, sum.count, minorUnits(sum.net)]).toEqual([reach, kind, rows.length, booked]);
        expect(minorUnits(sum.received) - minorUnits(sum.spent)).toBe(booked);
        const sign = kind === "fee" || kind === "withdrawal" ? -1n : 1n;
        expect([reach, line, sign * booked]).toEqual([reach, line, minorUnits(report[line])]);
        if (reach === "team" && !["fee", "deposit", "withdrawal"].includes(kind))
          expect([line, booked]).not.toEqual([line, 0n]);
      }
  });
});
