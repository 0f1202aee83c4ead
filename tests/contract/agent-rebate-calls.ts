import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { after, duration } from "../../sandbox/clock.ts";
import { beforeDays, newAgent, openedBelow } from "../support/agents.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { stakeOn } from "../support/staked.ts";
import { agentErrorsOf, type Provocation } from "./session-errors.ts";

const slots = <Row extends { gameType: string | null }>(rows: readonly Row[]) =>
  rows.find(({ gameType }) => gameType === "RNG");

/**
 * An agent who joined days ago, with a member below who staked 1000 on slots and 500 on live games two days ago. The clock
 * stays: other tests are about rewards of these days.
 */
export async function earningAgent(caller: Caller) {
  const agent = await newAgent(caller);
  const member = await openedBelow(caller, agent.token, { type: "member", rates: { rng: "0.83" } });
  const { database, clock } = caller.platform;
  await beforeDays(database, [agent.id, member.id], 10);
  const bet = { accountId: member.id, at: after(clock.now(), -2 * duration.day) } as const;
  await stakeOn(database, { ...bet, gameType: "RNG", stake: 100_000n });
  await stakeOn(database, { ...bet, gameType: "LIVE", stake: 50_000n });
  return { ...agent, member, day: dayOf(bet.at, acme.timeZone) };
}

/** Successful calls about the rebates of a team. */
export const agentRebateSuccesses = {
  async rebateQuotas(caller) {
    const quotas = await caller.value("rebateQuotas", {}, { token: await caller.signIn("nena") });
    expect(quotas).toHaveLength(10);
    expect(slots(quotas)).toEqual({ gameType: "RNG", rate: "1.06", next: null, given: "0.86" });
  },
  async rebateDownlines(caller) {
    const agent = await newAgent(caller);
    const first = await openedBelow(caller, agent.token, { rates: { rng: "0.85" } });
    caller.platform.clock.pass(1000);
    const second = await openedBelow(caller, agent.token, { type: "member" });
    const { content } = await caller.value("rebateDownlines", {}, agent);
    expect(content).toEqual([
      { id: second.id, userName: second.userName, type: "member", lowest: "0.40", highest: "0.80" },
      { id: first.id, userName: first.userName, type: "agent", lowest: "0.40", highest: "0.85" },
    ]);
    const found = await caller.value("rebateDownlines", { search: first.userName.toUpperCase() }, agent);
    expect(found.content.map(({ id }) => id)).toEqual([first.id]);
  },
  async downlineRebates(caller) {
    const { id } = await caller.value("memberInfo", {}, { token: await caller.signIn("liza") });
    const rebates = await caller.value("downlineRebates", { id }, { token: await caller.signIn("ramon") });
    expect(slots(rebates)).toEqual({ gameType: "RNG", rate: "0.86", next: null });
  },
  async rebateForms(caller) {
    const agent = await newAgent(caller);
    const { fields } = await caller.value("rebateForms", EN, agent);
    expect(fields.map(({ name }) => name)).toHaveLength(10);
    expect(fields[0]).toMatchObject({ name: "rng", label: "Slots", initial: "0.80", required: true });
    expect(fields[0]?.choices?.map(({ value }) => value)).toEqual(
      Array.from({ length: 11 }, (_, step) => `0.${80 + step}`),
    );
    const below = await openedBelow(caller, agent.token, { rates: { rng: "0.85" } });
    const own = await caller.value("rebateForms", { id: below.id, language: "TY" }, agent);
    expect(own.fields[0]?.initial).toBe("0.85");
    expect(own.fields.find(({ name }) => name === "cockfight")?.label).toBe("Sabong");
  },
  async updateDownlineRebates(caller) {
    const agent = await newAgent(caller);
    const { id } = await openedBelow(caller, agent.token);
    const set = () => caller.value("updateDownlineRebates", { id, rates: { rng: "0.88" } }, agent);
    const tomorrow = addDays(dayOf(caller.platform.clock.now(), acme.timeZone), 1);
    expect([await set(), await set()]).toEqual([{ from: tomorrow }, { from: tomorrow }]);
    const rate = async () => slots(await caller.value("downlineRebates", { id }, agent));
    expect(await rate()).toMatchObject({ rate: "0.80", next: "0.88" });
  },
  async teamRebates(caller) {
    const agent = await earningAgent(caller);
    const rows = async (input: object) => (await caller.value("teamRebates", input, agent)).content;
    expect(await rows({})).toEqual([
      {
        id: agent.member.id,
        userName: agent.member.userName,
        gameType: null,
        day: null,
        turnover: "1500.00",
        // 0.90 - 0.83 of 1000, and 0.70 - 0.60 of 500.
        amount: "1.20",
        rate: "0.08",
        state: "final",
      },
    ]);
    expect((await rows({ by: "category" })).map(({ gameType, amount }) => [gameType, amount])).toEqual([
      ["RNG", "0.70"],
      ["LIVE", "0.50"],
    ]);
    expect(await rows({ by: "day", gameType: "RNG", sourceId: agent.member.id })).toMatchObject([
      { id: agent.day, day: agent.day, amount: "0.70", rate: "0.07" },
    ]);
    expect(await rows({ from: addDays(agent.day, 1) })).toEqual([]);
  },
  async teamRebateSummaries(caller) {
    const agent = await earningAgent(caller);
    const { database, clock } = caller.platform;
    await stakeOn(database, { accountId: agent.member.id, gameType: "RNG", stake: 10_000n, at: clock.now() });
    expect(await caller.value("teamRebateSummaries", {}, agent)).toEqual({
      turnover: "1600.00",
      amount: "1.27",
      final: "1.20",
      estimate: "0.07",
    });
  },
  async teamRebatesDue(caller) {
    expect(await caller.value("teamRebatesDue", {}, await newAgent(caller))).toMatchObject({
      amount: "0.00",
      days: 0,
      takenAt: null,
    });
  },
  async takeTeamRebates(caller) {
    const agent = await earningAgent(caller);
    expect(await caller.value("teamRebatesDue", {}, agent)).toMatchObject({ amount: "1.20", days: 1 });
    expect(await caller.value("takeTeamRebates", {}, agent)).toEqual({ amount: "1.20" });
    expect((await caller.value("wallet", {}, agent)).sumBalance).toBe("1.20");
    expect((await caller.value("transactions", { types: "A" }, agent)).content).toMatchObject([
      { kind: "agentIncome", amount: "1.20" },
    ]);
    expect(await caller.value("teamRebatesDue", {}, agent)).toMatchObject({
      amount: "0.00",
      takenAt: caller.platform.clock.now().toISOString(),
    });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** juan has nobody above. */
const ofStranger =
  (name: "downlineRebates" | "rebateForms" | "updateDownlineRebates"): Provocation =>
  async (caller) => {
    const { id } = await caller.value("memberInfo", {}, { token: await caller.signIn("juan") });
    const input = { downlineRebates: { id }, rebateForms: { id, ...EN }, updateDownlineRebates: { id, rates: {} } };
    return caller.call(name, input[name] as never, { token: await caller.signIn("ramon") });
  };

const setting =
  (rng: string): Provocation =>
  async (caller) => {
    const agent = await newAgent(caller);
    const below = await openedBelow(caller, agent.token, { rates: { rng: "0.88" } });
    await openedBelow(caller, below.token, { rates: { rng: "0.86" } });
    return caller.call("updateDownlineRebates", { id: below.id, rates: { rng } }, agent);
  };

const ofAgents = agentErrorsOf(
  "rebateQuotas",
  "rebateDownlines",
  "downlineRebates",
  "rebateForms",
  "updateDownlineRebates",
  "teamRebates",
  "teamRebateSummaries",
  "teamRebatesDue",
  "takeTeamRebates",
);

/** How to provoke each error that a call about the rebates of a team declares. */
export const agentRebateProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  ...ofAgents,
  downlineRebates: { ...ofAgents.downlineRebates, "request.unknown": ofStranger("downlineRebates") },
  rebateForms: { ...ofAgents.rebateForms, "request.unknown": ofStranger("rebateForms") },
  updateDownlineRebates: {
    ...ofAgents.updateDownlineRebates,
    "request.unknown": ofStranger("updateDownlineRebates"),
    "rebate.high": setting("0.91"),
    "rebate.low": setting("0.85"),
    "field.invalid": setting("much"),
  },
  takeTeamRebates: {
    ...ofAgents.takeTeamRebates,
    "activity.closed": async (caller) => caller.call("takeTeamRebates", {}, await newAgent(caller)),
  },
};
