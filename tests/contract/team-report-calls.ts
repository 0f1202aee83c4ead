import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

/** The days of the seeded bets. */
const period = { from: "2026-02-10", to: "2026-03-14" };

/** Successful calls about what the team of ramon did: maria is in it, who has a past. */
export const teamReportSuccesses = {
  async teamReport(caller) {
    const ramon = await caller.as("ramon");
    const report = await caller.value("teamReport", period, ramon);
    expect(report).toMatchObject({ state: "estimate", timeZone: "Asia/Manila" });
    expect(report.members).toBeGreaterThanOrEqual(6);
    const maria = (await caller.value("memberInfo", {}, await caller.as("maria"))).id;
    const own = await caller.value("teamReport", { ...period, parentId: maria, reach: "own" }, ramon);
    expect(own).toMatchObject({ members: 1, betting: 1 });
    expect(own.bets).toBeGreaterThan(10);
    expect(report.bets).toBeGreaterThanOrEqual(own.bets);
  },
  async teamResults(caller) {
    const days = await caller.value("teamResults", { from: "2026-03-01", to: "2026-03-03" }, await caller.as("ramon"));
    expect(days.map(({ day, state }) => [day, state])).toEqual([
      ["2026-03-03", "final"],
      ["2026-03-02", "final"],
      ["2026-03-01", "final"],
    ]);
  },
  async teamBets(caller) {
    const parentId = (await caller.value("memberInfo", {}, await caller.as("maria"))).id;
    const asked = { ...period, parentId, reach: "own" as const, pageSize: 5 };
    const { content } = await caller.value("teamBets", asked, await caller.as("ramon"));
    expect(content).toHaveLength(5);
    expect(content[0]).toMatchObject({ userName: "maria" });
  },
  async teamBetSummary(caller) {
    const ramon = await caller.as("ramon");
    const all = await caller.value("teamBetSummary", period, ramon);
    const games = await caller.value("teamBetSummary", { ...period, kind: "game" }, ramon);
    const draws = await caller.value("teamBetSummary", { ...period, kind: "lottery" }, ramon);
    expect(games.count + draws.count).toBe(all.count);
    expect(games.count).toBeGreaterThan(0);
  },
  async teamTransactions(caller) {
    const asked = { ...period, kind: "promotion" as const };
    const { content } = await caller.value("teamTransactions", asked, await caller.as("ramon"));
    expect(content.length).toBeGreaterThan(0);
    expect(new Set(content.map(({ kind }) => kind))).toEqual(new Set(["promotion"]));
  },
  async teamTransactionSummary(caller) {
    const ramon = await caller.as("ramon");
    const all = await caller.value("teamTransactionSummary", period, ramon);
    const gifts = await caller.value("teamTransactionSummary", { ...period, kind: "promotion" }, ramon);
    expect(gifts).toMatchObject({ spent: "0.00", net: gifts.received });
    expect(gifts.count).toBeGreaterThan(0);
    expect(all.count).toBeGreaterThan(gifts.count);
  },
  async agentHome(caller) {
    // 14 March 2026, 13:20 in Manila.
    expect(await caller.value("agentHome", {}, await caller.as("ramon"))).toEqual({
      greeting: "noon",
      userName: "ramon",
      day: "2026-03-14",
      timeZone: "Asia/Manila",
    });
  },
  async agentNoticeCount(caller) {
    expect(await caller.value("agentNoticeCount", {}, await caller.as("boyet"))).toBeGreaterThan(0);
  },
  async readAgentNotice(caller) {
    const agent = await caller.as("selya");
    const list = () => caller.value("announcements", { types: "A,H", groupName: "m_home", language: "EN" }, agent);
    const [first, second, ...others] = (await list()).filter(({ type }) => type === "A");
    expect([first?.read, second?.read, others]).toEqual([false, false, []]);
    for (let time = 0; time < 2; time++)
      expect(await caller.value("readAgentNotice", { id: first?.id ?? "" }, agent)).toEqual({ unread: 1 });
    expect(await caller.value("agentNoticeCount", {}, agent)).toBe(1);
    expect((await list()).map(({ type, id, read }) => [type, id === first?.id, read])).toEqual(
      expect.arrayContaining([
        ["A", true, true],
        ["A", false, false],
        ["H", false, undefined],
      ]),
    );
  },
  async readAgentNotices(caller) {
    const tito = await caller.as("tito");
    expect(await caller.value("readAgentNotices", {}, tito)).toEqual({ unread: 0 });
    expect(await caller.value("agentNoticeCount", {}, tito)).toBe(0);
    expect(await caller.value("readAgentNotices", {}, tito)).toEqual({ unread: 0 });
    expect(await caller.value("agentNoticeCount", {}, await caller.as("boyet"))).toBeGreaterThan(0);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type TeamReportCall = keyof typeof teamReportSuccesses;

const agentsOnly = (name: Exclude<TeamReportCall, "readAgentNotice">) => ({
  ...sessionErrors(name),
  "agent.only": (async (caller) => caller.call(name, {}, await caller.as("maria"))) satisfies Provocation,
});
const ofTeam = (name: Exclude<TeamReportCall, "readAgentNotice">) => ({
  ...agentsOnly(name),
  "request.unknown": (async (caller) => {
    const { id } = await caller.value("memberInfo", {}, await caller.as("juan"));
    return caller.call(name, { parentId: id }, await caller.as("ramon"));
  }) satisfies Provocation,
  "request.invalid": (async (caller) =>
    caller.call(name, { from: "2026-03-14", to: "2026-03-13" }, await caller.as("ramon"))) satisfies Provocation,
});

export const teamReportProvocations = {
  teamReport: ofTeam("teamReport"),
  teamResults: ofTeam("teamResults"),
  teamBets: ofTeam("teamBets"),
  teamBetSummary: ofTeam("teamBetSummary"),
  teamTransactions: ofTeam("teamTransactions"),
  teamTransactionSummary: ofTeam("teamTransactionSummary"),
  agentHome: agentsOnly("agentHome"),
  agentNoticeCount: agentsOnly("agentNoticeCount"),
  readAgentNotice: {
    ...sessionErrors("readAgentNotice"),
    "agent.only": (async (caller) =>
      caller.call("readAgentNotice", { id: "a-rebates" }, await caller.as("maria"))) satisfies Provocation,
    // An announcement for everybody is none for agents.
    "request.unknown": (async (caller) => {
      const ramon = await caller.as("ramon");
      const asked = { types: "H", groupName: "m_home", language: "EN" } as const;
      const [home] = await caller.value("announcements", asked, ramon);
      return caller.call("readAgentNotice", { id: home?.id ?? "" }, ramon);
    }) satisfies Provocation,
  },
  readAgentNotices: agentsOnly("readAgentNotices"),
};
