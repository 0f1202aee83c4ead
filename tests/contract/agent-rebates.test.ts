import { describe, expect, test } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { after, duration } from "../../sandbox/clock.ts";
import { dayOf } from "../../sandbox/records/days.ts";
import { beforeDays, newAgent, openedBelow } from "../support/agents.ts";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { stakeOn } from "../support/staked.ts";
import { placeWaitingBet } from "../support/waiting-bet.ts";

describe.each(engines)("the rebates of a team on %s", (engine) => {
  const caller = callerOn(engine, { merchants: [acme, zenith] });

  const agoBy = (days: number) => after(caller.platform.clock.now(), -days * duration.day);
  const slots = async (token: string) => (await caller.value("rebateQuotas", {}, { token }))[0];
  const income = (token: string, input: object = {}) => caller.value("teamRebates", input, { token });
  const dueOf = async (token: string) => (await caller.value("teamRebatesDue", {}, { token })).amount;

  /** An agent, an agent below, and a member below that one; all have been there for days. */
  async function threeLevels() {
    const top = await newAgent(caller);
    const middle = await openedBelow(caller, top.token, { rates: { rng: "0.86" } });
    const member = await openedBelow(caller, middle.token, { type: "member", rates: { rng: "0.82" } });
    await beforeDays(caller.platform.database, [top.id, middle.id, member.id], 40);
    return { top, middle, member };
  }

  test("count from the merchant's next day on, for a member's own rebate, too @games-7-42", async () => {
    const agent = await newAgent(caller);
    const member = await openedBelow(caller, agent.token, { type: "member", rates: { rng: "0.90" } });
    const { database, clock } = caller.platform;
    const stake = () => stakeOn(database, { accountId: member.id, gameType: "RNG", stake: 100_000n, at: clock.now() });
    await stake();
    expect(await caller.value("rebateSummary", {}, member)).toMatchObject({ rate: "0.80", amount: "8.00" });
    clock.pass(duration.day);
    const token = await caller.signIn(member.userName);
    await stake();
    expect(await caller.value("rebateSummary", {}, { token })).toMatchObject({ amount: "17.00", rate: "0.85" });
    expect((await caller.value("rebateReport", {}, { token })).map(({ rate }) => rate)).toEqual(["0.90", "0.80"]);
    expect(await caller.value("takeRebates", {}, { token })).toEqual({ amount: "17.00" });
  });

  test("of a bet are shared among everybody above it, and no cent is paid twice @games-2-41", async () => {
    const { top, middle, member } = await threeLevels();
    const bet = { accountId: member.id, gameType: "RNG", stake: 100_000n, at: agoBy(2) } as const;
    await stakeOn(caller.platform.database, bet);
    const of = async (token: string) => (await income(token)).content.map(({ amount }) => amount);
    expect([await of(top.token), await of(middle.token)]).toEqual([["0.40"], ["0.40"]]);
    const selya = (await income(await caller.signIn("selya"))).content.find(({ id }) => id === top.id);
    // Both have 0.90: what selya gives on whole brings her nothing.
    expect(selya).toMatchObject({ turnover: "1000.00", amount: "0.00" });
    const ramon = (await income(await caller.signIn("ramon"))).content.find(({ userName }) => userName === "selya");
    expect(minorUnits(ramon?.amount ?? "0.00")).toBeGreaterThanOrEqual(300n);
    const own = await caller.value("rebateSummary", {}, member);
    expect(own.amount).toBe("8.20");
  });

  test("are an estimate while the day runs or a bet is open, and then stay as they are", async () => {
    const { top, middle, member } = await threeLevels();
    const { database, clock } = caller.platform;
    const bet = { accountId: member.id, gameType: "RNG", stake: 100_000n } as const;
    for (const days of [3, 1, 0]) await stakeOn(database, { ...bet, at: agoBy(days) });
    await placeWaitingBet(database, { accountId: member.id, merchant: acme.code }, agoBy(1));
    const later = after(clock.now(), duration.hour);
    await database
      .updateTable("lottery_bets")
      .set({ draw_ends_at: later })
      .where("account_id", "=", member.id)
      .execute();
    const [today, yesterday, before] = [0, 1, 3].map((days) => dayOf(agoBy(days), acme.timeZone));
    const states = async () =>
      (await income(top.token, { by: "day" })).content.map(({ day, state, amount }) => [day, state, amount]);
    expect(await states()).toEqual([
      [today, "estimate", "0.40"],
      [yesterday, "estimate", "0.40"],
      [before, "final", "0.40"],
    ]);
    // What is written down stays, whatever becomes of the rates that led to it.
    await database.updateTable("rebate_rates").set({ rate: 80 }).where("account_id", "=", middle.id).execute();
    expect((await states()).map(([, , amount]) => amount)).toEqual(["1.00", "1.00", "0.40"]);
    expect(await dueOf(top.token)).toBe("0.40");
    clock.pass(duration.hour + duration.minute);
    expect((await states()).find(([day]) => day === yesterday)).toEqual([yesterday, "final", "1.00"]);
  });

  test("are paid once for each day, however often and from wherever they are taken", async () => {
    const { top, member } = await threeLevels();
    const bet = { accountId: member.id, gameType: "RNG", stake: 100_000n } as const;
    for (const days of [2, 3, 4]) await stakeOn(caller.platform.database, { ...bet, at: agoBy(days) });
    expect(await dueOf(top.token)).toBe("1.20");
    const taken = await Promise.all(Array.from({ length: 10 }, () => caller.call("takeTeamRebates", {}, top)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await caller.value("wallet", {}, top)).sumBalance).toBe("1.20");
    expect((await caller.value("transactions", { types: "A" }, top)).content.map(({ amount }) => amount)).toEqual([
      "0.40",
      "0.40",
      "0.40",
    ]);
    // What the team stakes on another day is another payment.
    await stakeOn(caller.platform.database, { ...bet, at: caller.platform.clock.now() });
    expect(await dueOf(top.token)).toBe("0.00");
  });

  test("are listed page by page, by source, category and day, with the same sums", async () => {
    const agent = await newAgent(caller);
    const members = [];
    for (const _member of [1, 2, 3]) members.push(await openedBelow(caller, agent.token, { type: "member" }));
    await beforeDays(caller.platform.database, [agent.id, ...members.map(({ id }) => id)], 10);
    for (const [place, { id }] of members.entries())
      for (const gameType of ["RNG", "LIVE"] as const)
        await stakeOn(caller.platform.database, {
          accountId: id,
          gameType,
          stake: 100_000n * BigInt(place + 1),
          at: agoBy(place + 1),
        });
    const sums = { turnover: "12000.00", amount: "12.00" };
    expect(await caller.value("teamRebateSummaries", {}, agent)).toMatchObject(sums);
    const first = await income(agent.token, { pageSize: 2 });
    const second = await income(agent.token, { pageSize: 2, pageNo: 2 });
    expect(first.totalPages).toBe(2);
    expect([...first.content, ...second.content].map(({ amount }) => amount)).toEqual(["6.00", "4.00", "2.00"]);
    for (const by of ["source", "category", "day"]) {
      const { content } = await income(agent.token, { by });
      const all = content.reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
      expect([by, all]).toEqual([by, 1200n]);
    }
  });

  test("of others cannot be changed: by an agent above the one above, beside, below or in another merchant", async () => {
    const { top, middle, member } = await threeLevels();
    const change = async (id: string, token: string, merchant: string = acme.code) =>
      (await caller.call("updateDownlineRebates", { id, rates: { rng: "0.84" } }, { token, merchant })).failure.error
        .code;
    expect(await change(member.id, top.token)).toBe("request.unknown");
    expect(await change(top.id, middle.token)).toBe("request.unknown");
    expect(await change(middle.id, middle.token)).toBe("request.unknown");
    expect(await change(middle.id, await caller.signIn("nena"))).toBe("request.unknown");
    const stranger = await caller.signIn("ramon", { merchant: zenith.code });
    expect(await change(middle.id, stranger, zenith.code)).toBe("request.unknown");
    // Who is above may read what is deeper, as the rest of the team.
    expect((await caller.value("downlineRebates", { id: member.id }, top))[0]).toMatchObject({ rate: "0.82" });
    expect(await caller.refusal("downlineRebates", { id: top.id }, middle)).toBe("request.unknown");
  });

  test("are refused at the field of their category above the quota and below what is given on @games-2-40", async () => {
    const { top, middle } = await threeLevels();
    const change = async (rates: Record<string, string>) => {
      const { failure } = await caller.call("updateDownlineRebates", { id: middle.id, rates }, top);
      return [failure.error?.code, failure.value?.field];
    };
    expect(await change({ rng: "0.91" })).toEqual(["rebate.high", "rates.rng"]);
    expect(await change({ rng: "0.81" })).toEqual(["rebate.low", "rates.rng"]);
    expect(await change({ live: "0.70", fish: "0.69" })).toEqual(["rebate.low", "rates.fish"]);
    expect(await change({ bingo: "0.70" })).toEqual(["field.invalid", "rates.bingo"]);
    expect(await change({ rng: "0.855" })).toEqual(["field.invalid", "rates.rng"]);
    // Nothing of what was refused is set.
    expect((await caller.value("downlineRebates", { id: middle.id }, top)).every(({ next }) => next === null)).toBe(
      true,
    );
    expect(await slots(middle.token)).toMatchObject({ rate: "0.86", given: "0.82" });
  });

  test("keep a member from being moved below an agent who has less, until they are lowered", async () => {
    const { top, middle, member } = await threeLevels();
    const other = await newAgent(caller, { rates: { rng: "0.85" } });
    const move = async (upline: string) => {
      const body = { member: middle.userName, upline };
      const response = await caller.operate("PUT", `/sandbox/merchants/${acme.code}/team`, body);
      const { error } = (await response.json()) as { error?: { message: string } };
      return [response.status, error?.message];
    };
    const lower = (rng: string) =>
      caller.value("updateDownlineRebates", { id: middle.id, rates: { rng } }, { token: top.token });
    await lower("0.87");
    const [status, message] = await move(other.userName);
    expect([status, message]).toEqual([400, expect.stringContaining("Slots 0.87 (at most 0.85). Lower these rates")]);
    expect((await caller.value("downlineRebates", { id: middle.id }, top))[0]).toMatchObject({ next: "0.87" });
    // What counts from tomorrow on is compared, because the move does, too.
    await lower("0.85");
    expect(await move(other.userName)).toEqual([200, undefined]);
    const { database, clock } = caller.platform;
    clock.pass(duration.day);
    await stakeOn(database, { accountId: member.id, gameType: "RNG", stake: 100_000n, at: clock.now() });
    const rows = async (userName: string) =>
      (await income(await caller.signIn(userName))).content.map(({ amount }) => amount);
    // 0.85 less 0.85, and 0.85 less 0.82: together no more than the first one's rate.
    expect([await rows(other.userName), await rows(middle.userName)]).toEqual([["0.00"], ["0.30"]]);
  });

  test("stay in order when an agent gives on and is given less at the same moment", async () => {
    const { top, middle, member } = await threeLevels();
    for (const _try of [1, 2, 3]) {
      await Promise.all([
        caller.call("updateDownlineRebates", { id: middle.id, rates: { rng: "0.83" } }, top),
        caller.call("updateDownlineRebates", { id: member.id, rates: { rng: "0.86" } }, middle),
      ]);
      const set = async (id: string, token: string) => {
        const [row] = await caller.value("downlineRebates", { id }, { token });
        return Number(row?.next ?? row?.rate);
      };
      expect(await set(middle.id, top.token)).toBeGreaterThanOrEqual(await set(member.id, middle.token));
      await caller.call("updateDownlineRebates", { id: member.id, rates: { rng: "0.82" } }, middle);
      await caller.call("updateDownlineRebates", { id: middle.id, rates: { rng: "0.86" } }, top);
    }
  });
});
