// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, linksOf, textsOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";
import { plainStartUp, type Answers } from "../support/widget-page.ts";

const result = {
  stake: "900.00",
  paid: "600.00",
  rebates: "20.00",
  promotions: "30.00",
  income: "40.00",
  fees: "5.00",
  net: "215.00",
};
const report = {
  userName: "carding3",
  ...result,
  state: "estimate",
  timeZone: "Asia/Manila",
  openStake: "15.00",
  movedStake: "0.00",
  movedNet: "0.00",
  carried: "-70.00",
  bets: 42,
  deposits: "300.00",
  withdrawals: "100.00",
  members: 6,
  registered: 2,
  signedIn: 5,
  betting: 4,
  stakeBefore: "800.00",
  netBefore: "100.00",
  depositsBefore: "250.00",
  withdrawalsBefore: "50.00",
  registeredBefore: 1,
  bettingBefore: 3,
  betsBefore: 40,
};
const member = {
  id: "m4",
  userName: "diwata4",
  type: "member",
  status: "active",
  path: null,
  members: 0,
  balance: "10.00",
  joinedAt: "2026-03-01T04:00:00.000Z",
  lastLoginAt: null,
  stake: "12.00",
  net: "-8.00",
};
const page = (content: readonly object[]) => ({ content, pageNum: 1, totalPages: 1 });
const answers = {
  startUp: { ...plainStartUp, info: { ...plainStartUp.info, dividendDisplay: true } },
  teamReport: report,
  teamResults: [
    { day: "2026-03-14", ...result, state: "estimate" },
    { day: "2026-03-13", ...result, state: "final" },
  ],
  teamMembers: page([member]),
  teamPath: [
    { ...member, id: "a", userName: "ramon" },
    { ...member, id: "m3", userName: "carding3" },
  ],
  teamBets: page([]),
  teamBetSummary: {
    count: 43,
    stake: "915.00",
    openStake: "15.00",
    paid: "600.00",
    net: "-300.00",
    state: "estimate",
  },
  teamTransactions: page([]),
  vendors: [],
};

function open(address: string, more: object = {}) {
  return openSite(address, { session: { type: 1 }, answers: { ...answers, ...more } as Answers });
}
const words = () => textsOf("main").join(" ");
const link = (label: string) => allSeen("link", new RegExp(label))[0]?.getAttribute("href");

describe("the team's result", () => {
  test("is a waterfall in its order, each line of which opens into its rows, of the same members and days @games-2-38", async () => {
    await open("/m/agent/team/pnl?member=m3&reach=all&period=month");
    await eventually(() => expect(words()).toContain("900.00"));
    const lines = ["Staked", "− Won by members", "− Rebates", "− Bonuses", "− Paid to agents", "+ Fees"];
    expect(
      allSeen("link")
        .map(({ textContent }) => lines.find((line) => textContent?.startsWith(line)))
        .filter((line) => line !== undefined),
    ).toEqual(lines);
    const of = "member=m3&reach=all&period=month";
    expect(link("Staked")).toBe(`/m/teamBetting?${of}`);
    expect(link("Won by members")).toBe(`/m/teamBetting?${of}`);
    for (const [line, kind] of [
      ["− Rebates", "rebate"],
      ["− Bonuses", "promotion"],
      ["− Paid to agents", "agentIncome"],
      ["\\+ Fees", "fee"],
    ] as const)
      expect(link(line)).toBe(`/m/agent/team/transactions?kind=${kind}&${of}`);
  });

  test("says whether it can still change, and in which zone its days begin", async () => {
    await open("/m/agent/team/pnl");
    await eventually(() => expect(words()).toContain("Estimate"));
    for (const shown of ["Asia/Manila", "Bets still open", "15.00"]) expect(words()).toContain(shown);
  });

  test("is shown whole or day by day, never both, and a day opens into its own lines", async () => {
    await open("/m/agent/team/pnl?mode=daily&reach=own&period=week");
    await eventually(() => expect(words()).toContain("Final"));
    expect(words()).not.toContain("− Rebates");
    for (const line of ["Staked", "Won by members", "Rebates", "Bonuses", "Paid to agents", "Fees"])
      expect(words()).toContain(line);
    expect(linksOf("main")).toContain("/m/agent/team/pnl?reach=own&period=2026-03-13");
  });

  test("has what is carried into the dividend for the whole team alone", async () => {
    await open("/m/agent/team/pnl");
    await eventually(() => expect(words()).toContain("-70.00"));
    await open("/m/agent/team/pnl?reach=own");
    await eventually(() => expect(words()).toContain("900.00"));
    expect(words()).not.toContain("Carried over");
  });
});

describe("the team's overview", () => {
  test("has each figure beside the period before, and each opens into what it is made of", async () => {
    await open("/m/agent/team/overview?period=month");
    await eventually(() => expect(words()).toContain("215.00"));
    for (const before of ["100.00", "800.00", "250.00", "50.00", "40"]) expect(words()).toContain(before);
    expect(linksOf("main")).toEqual([
      "/m/agent/team/pnl?period=month",
      "/m/teamBetting?period=month",
      "/m/agent/team/transactions?kind=deposit&period=month",
      "/m/agent/team/transactions?kind=withdrawal&period=month",
      "/m/member/team?who=registered&period=month",
      "/m/member/team?who=betting&period=month",
      "/m/member/team?who=signedIn&period=month",
      "/m/teamBetting?period=month",
    ]);
  });
});

describe("the management of a team", () => {
  test("opens everybody, and leads to what the opened member did in the same days", async () => {
    await open("/m/member/team?member=m3&reach=own&period=month");
    await eventually(() => expect(words()).toContain("diwata4"));
    expect(linksOf("main")).toContain("/m/member/team?reach=own&period=month&member=m4");
    expect(link("Team betting")).toBe("/m/teamBetting?member=m3&reach=own&period=month");
    expect(link("Team profit and loss")).toBe("/m/agent/team/pnl?member=m3&reach=own&period=month");
  });

  test("says between whom somebody was found, and what is of members who have moved", async () => {
    const found = { ...member, path: "amado1 › belen2" };
    await open("/m/member/team?who=betting", {
      teamMembers: page([found]),
      teamReport: { ...report, movedStake: "77.00", movedNet: "33.00" },
    });
    await eventually(() => expect(words()).toContain("amado1 › belen2"));
    for (const shown of ["members who moved", "77.00", "33.00"]) expect(words()).toContain(shown);
    await open("/m/member/team");
    await eventually(() => expect(words()).toContain("diwata4"));
    expect(words()).not.toContain("members who moved");
  });

  test.each([
    ["who is directly below the agent", "", null, true],
    ["not for who is found further down", "?name=diwata", "amado1 › belen2", false],
    ["not on the levels below", "?member=m3", null, false],
  ])("leads to the rebates of %s", async (_whom, at, path, has) => {
    await open(`/m/member/team${at}`, {
      startUp: { ...plainStartUp, info: { ...plainStartUp.info, menu: { REBATESETTING: true } } },
      teamMembers: page([{ ...member, path }]),
    });
    await eventually(() => expect(words()).toContain("diwata4"));
    await eventually(() => expect(words()).toContain("Rebate settings"));
    expect(allSeen("button", /Set rebates/)).toHaveLength(has ? 1 : 0);
  });

  test("asks for those whom a counter counts", async () => {
    const site = await open("/m/member/team?who=online&period=today");
    await eventually(() => expect(site.sent("teamMembers")).toMatchObject({ activity: "online" }));
  });

  test("of a team of one says that nobody is there, and what the agent has done", async () => {
    await open("/m/member/team", {
      teamMembers: page([]),
      teamPath: [{ ...member, userName: "tito" }],
      teamReport: { ...report, userName: "tito", members: 1 },
    });
    await eventually(() => expect(words()).toContain("Nobody here yet"));
    expect(words()).toContain("tito");
  });

  test("does not show somebody of another team", async () => {
    const unknown = () => Promise.reject(new GatewayError("request.unknown", "There is no such member"));
    await open("/m/member/team?member=stranger", {
      teamMembers: unknown,
      teamPath: unknown,
      teamReport: unknown,
    });
    await eventually(() => expect(words()).toContain("We couldn't find what you asked for"));
    expect(words()).not.toContain("diwata4");
  });
});

describe("the bets of a team", () => {
  test("have their sums with what is still open, and whether they can change", async () => {
    const site = await open("/m/teamBetting?member=m4&reach=own&period=today");
    await eventually(() => expect(words()).toContain("915.00"));
    for (const shown of ["Still open", "15.00", "Estimate"]) expect(words()).toContain(shown);
    const asked = { parentId: "m4", reach: "own" };
    expect(site.sent("teamBets")).toMatchObject(asked);
    expect(site.sent("teamBetSummary")).toMatchObject(asked);
  });
});
