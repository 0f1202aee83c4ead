import { sql } from "kysely";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { seededRandom } from "#kernel/random.ts";
import { after, duration } from "../../sandbox/clock.ts";
import { chargeMember, payMember } from "../../sandbox/ledger/house.ts";
import type { LedgerKind } from "../../sandbox/ledger/kinds.ts";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { activeIn } from "../../sandbox/team/active.ts";
import { figures, figuresOf, teamDays } from "../../sandbox/team/figures.ts";
import { moveMember } from "../../sandbox/team/move-member.ts";
import { whose, type Reach } from "../../sandbox/team/whose.ts";
import { insertBets } from "../../sandbox/seed/history/insert-bets.ts";
import { betAt, playerOf } from "../../sandbox/seed/history/past-bets.ts";

import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";

const TEAM = 40;
/** What else happens to a member's money, each as the entries that it makes. */
const money: Readonly<Record<string, readonly LedgerKind[] | undefined>> = {
  deposit: ["deposit", "deposit-fee"],
  reward: ["promotion"],
  rebate: ["rebate"],
  income: ["team-rebate", "salary", "dividend"],
};

describe.each(engines)("the figures of a team on %s", (engine) => {
  const caller = callerOn(engine, { team: TEAM });

  const as = async (username: string) => ({ token: await caller.signIn(username) });
  const accounts = () =>
    caller.platform.database.selectFrom("accounts").select(["id", "upline_id", "username"]).execute();
  const idOf = async (username: string) =>
    required((await accounts()).find((one) => one.username === username)?.id, username);
  const today = () => dayOf(caller.platform.clock.now(), acme.timeZone);

  async function sumsOf(id: string, reach: Reach, period: { from: string; to: string }) {
    const { database } = caller.platform;
    return figuresOf(database, await whose(database, id, reach), period);
  }

  /** For every member: the own figures and those of the branches on each day, by who was the upline on it. */
  async function expectSums(period: { from: string; to: string }) {
    const { database } = caller.platform;
    await teamDays(database);
    const branches = await sql<Record<string, string> & { upline_id: string | null }>`
      select upline_id, ${sql.join(figures.map((figure) => sql`sum(${sql.ref(`all_${figure}`)}) as ${sql.ref(figure)}`))}
      from team_days where day between ${period.from}::date and ${period.to}::date group by upline_id`.execute(
      database,
    );
    const below = new Map(branches.rows.map((row) => [row.upline_id, row]));
    for (const { id, username } of await accounts()) {
      const [all, own] = [await sumsOf(id, "all", period), await sumsOf(id, "own", period)];
      const sums = figures.map((figure) => [figure, own[figure] + BigInt(below.get(id)?.[figure] ?? 0)]);
      expect([username, Object.fromEntries(sums)]).toEqual([username, all]);
    }
  }

  /** For every member: who signed in or placed a bet is the number of members with such a day. */
  async function expectCounts(period: { from: string; to: string }) {
    const { database } = caller.platform;
    const { rows } = await sql<{ id: string; path: string; betting: boolean; signed_in: boolean }>`
      select account_id as id, path, bool_or(own_betting > 0) as betting, bool_or(own_signed_in > 0) as signed_in
      from team_days where day between ${period.from}::date and ${period.to}::date group by account_id, path`.execute(
      database,
    );
    for (const { id, username } of await accounts())
      for (const reach of ["own", "team", "all"] as const) {
        const those = rows.filter(({ id: one, path }) =>
          reach === "own" ? one === id : path.includes(`${id}/`) && (reach === "all" || one !== id),
        );
        const countOf = (what: "betting" | "signed_in") =>
          new Set(those.filter((row) => row[what]).map(({ id: one }) => one)).size;
        const counted = { signedIn: countOf("signed_in"), betting: countOf("betting") };
        expect([username, reach, await activeIn(database, await whose(database, id, reach), period)]).toEqual([
          username,
          reach,
          counted,
        ]);
      }
  }

  test("of who signed in or placed a bet count each member once, in every period", async () => {
    for (const [from, to] of [
      [-60, 0],
      [-30, -1],
      [-9, -3],
      [-1, -1],
      [0, 0],
    ] as const)
      await expectCounts({ from: addDays(today(), from), to: addDays(today(), to) });
  });

  test("of somebody with everybody below are the own ones and those of who is directly below, for every figure", async () => {
    await expectSums({ from: addDays(today(), -60), to: today() });
    const ramon = await sumsOf(await idOf("ramon"), "team", { from: addDays(today(), -60), to: today() });
    expect(Number(ramon.bets)).toBeGreaterThan(TEAM);
  });

  test.each([
    "teamMembers",
    "teamReport",
    "teamResults",
    "teamBets",
    "teamBetSummary",
    "teamTransactions",
    "teamTransactionSummary",
  ] as const)("of %s are of 92 days at most: 400 are refused, with the field", async (name) => {
    const { failure } = await caller.call(name, { from: addDays(today(), -399), to: today() }, await as("ramon"));
    expect([failure.error.code, failure.value]).toEqual(["request.invalid", { field: "from" }]);
    expect(failure.error.message).toContain("400 days");
  });

  test("are the sums of the rows that they open into @games-7-41", async () => {
    const period = { from: addDays(today(), -30), to: today() };
    for (const username of ["ramon", "amado1", "nena"]) {
      const agent = await as("ramon");
      const asked = { ...period, parentId: await idOf(username) };
      for (const reach of ["team", "own", "all"] as const) {
        const report = await caller.value("teamReport", { ...asked, reach }, agent);
        const bets = await caller.value("teamBetSummary", { ...asked, reach }, agent);
        const settled = minorUnits(bets.stake) - minorUnits(bets.openStake);
        expect([username, reach, minorUnits(report.stake), report.paid]).toEqual([username, reach, settled, bets.paid]);
        const days = await caller.value("teamResults", { ...asked, reach }, agent);
        expect(days.reduce((sum, { net }) => sum + minorUnits(net), 0n)).toBe(minorUnits(report.net));
        const gifts = await caller.value(
          "teamTransactions",
          { ...asked, reach, kind: "promotion", pageSize: 60 },
          agent,
        );
        expect(gifts.content.reduce((sum, { amount }) => sum + minorUnits(amount), 0n)).toBe(
          minorUnits(report.promotions),
        );
      }
    }
  });

  test("however members play and move, add up on every day, and what was done before a move stays", async () => {
    const { database, clock } = caller.platform;
    const random = seededRandom("moves");
    const player = playerOf(acme.code, random);
    const steps = fc.array(
      fc.record({
        who: fc.nat({ max: TEAM - 1 }),
        to: fc.nat({ max: TEAM - 1 }),
        what: fc.constantFrom("play", "play", "late", "sign in", "move", "wait", ...Object.keys(money)),
      }),
      { minLength: 16, maxLength: 16 },
    );
    const scripts = fc.sample(steps, { numRuns: 2, seed: 20_261_128 });
    const start = today();
    const team = (await accounts()).filter(({ username }) => /\d$/.test(username));
    const kept = new Map<string, unknown>();
    for (const [number, { who, to, what }] of scripts.flat().entries()) {
      const [member, other] = [required(team[who], "Somebody"), required(team[to], "Somebody else")];
      const { clock: at } = { clock };
      if (what === "play") await insertBets(database, acme.code, member.id, [betAt(player, at.now())]);
      // Written later than it was placed: a provider's list can come late.
      if (what === "late")
        await insertBets(database, acme.code, member.id, [betAt(player, after(at.now(), -2 * duration.day))]);
      if (what === "sign in")
        await database.updateTable("accounts").set({ last_login_at: at.now() }).where("id", "=", member.id).execute();
      if (what === "wait") clock.pass(duration.day);
      const kinds = money[what];
      for (const kind of kinds ?? []) {
        const movement = { merchantCode: acme.code, memberId: member.id, idempotencyKey: `${number} ${kind}`, kind };
        await (kind.endsWith("fee") ? chargeMember : payMember)(
          database,
          { ...movement, amount: BigInt(100 + number) },
          clock,
        );
      }
      if (what === "move")
        await moveMember(database, { memberId: member.id, to: other.id, timeZone: acme.timeZone, clock }).catch(
          () => undefined,
        );
      await expectSums({ from: start, to: today() });
      await expectSums({ from: today(), to: today() });
    }
    await expectCounts({ from: addDays(start, -30), to: today() });
    await expectCounts({ from: addDays(start, 1), to: today() });
    await expectCounts({ from: addDays(start, -2), to: addDays(start, 2) });
    const before = { from: addDays(start, -30), to: addDays(start, -1) };
    for (const { id } of team) kept.set(id, await sumsOf(id, "all", before));
    const [moved, goal] = [await idOf("belen2"), await idOf("nena")];
    await moveMember(database, { memberId: moved, to: goal, timeZone: acme.timeZone, clock });
    for (const { id } of team) expect(await sumsOf(id, "all", before)).toEqual(kept.get(id));
    clock.pass(duration.day);
    await insertBets(database, acme.code, moved, [betAt(player, clock.now())]);
    const now = { from: today(), to: today() };
    expect((await sumsOf(goal, "team", now)).placed).toBeGreaterThan(0n);
    await expectSums(now);
  });

  test("a member cannot be moved below somebody of the own team", async () => {
    const { database, clock } = caller.platform;
    const [first, below] = [await idOf("carding3"), await idOf("diwata4")];
    const moving = moveMember(database, { memberId: first, to: below, timeZone: acme.timeZone, clock });
    await expect(moving).rejects.toThrow("circles");
  });
});
