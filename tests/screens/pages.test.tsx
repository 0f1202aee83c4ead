// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { seen, tap, textsOf, linksOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const member = { session: {} };
/** The titles on a page, in order. */
const titles = () => textsOf("main h2");
const asking = (calls: readonly { call: string; input: unknown }[], name: string) =>
  calls.filter(({ call }) => call === name).map(({ input }) => input);

const banner = {
  id: "1",
  type: "B",
  title: "Welcome",
  url: "/b.webp",
  content: "",
  publishedAt: "2026-01-01T00:00:00Z",
};
const match = {
  matchTime: "2026-01-01T12:00:00Z",
  league: "Liga",
  homeTeam: "Tigers",
  awayTeam: "Lions",
  homeTeamImageUrl: "/h.webp",
  awayTeamImageUrl: "/a.webp",
  vendor: "v",
  roomId: "1",
  nodeId: "1",
};

describe("home", () => {
  test("requests banners first, then the ticker's titles, popups and home notices of its group @account-2.2-09 @games-2-50 @games-2-65 @games-9-30", async () => {
    const { calls } = await openSite("/m/home");
    await eventually(() =>
      expect(asking(calls, "announcements")).toEqual(
        ["B", "PL", "PU,H"].map((types) => ({ types, groupName: "m_home", platform: "M", language: "EN" })),
      ),
    );
    await openSite("/m/gameLobby");
    expect(document.querySelector("main [data-screen=home]")).toBeNull();
  });
  test("has hot matches, a ticker to the announcements, vendors, jackpot and winners @games-2-48 @games-2-49 @games-2-56", async () => {
    await openSite("/m/home", { answers: { announcements: [banner], hotMatches: [match] } });
    const blocks = ["Hot matches", "Game providers", "Grand jackpot", "Latest winners"];
    await eventually(() => expect(titles().filter((title) => blocks.includes(title))).toEqual(blocks));
    expect(linksOf("main")).toEqual(expect.arrayContaining(["/m/notice", "/m/gameLobby"]));
    expect(document.querySelector("main img[src*='b.webp']")).not.toBeNull();
  });
  test.each([
    [0, true],
    [1, true],
    [2, true],
    [4, false],
    [40, false],
    [41, false],
    [42, false],
  ])("a member of type %i is asked about a contract: %s @games-4-26 @games-6-07", async (type, isAsked) => {
    const { calls } = await openSite("/m/home", { session: { type } });
    await eventually(() => expect(asking(calls, "wallet")).toHaveLength(1));
    expect(asking(calls, "contractCheck")).toHaveLength(isAsked ? 1 : 0);
  });
});

describe("announcements", () => {
  test("of /m/notice are for players and everybody; back leads home @games-2-03", async () => {
    const { calls, address } = await openSite("/m/notice");
    expect(asking(calls, "announcements")).toEqual([
      { types: "PL,H", groupName: "m_home", platform: "M", language: "EN" },
    ]);
    await tap("button", "Back");
    await eventually(() => expect(address()).toBe("/m/home"));
  });
  test("of /m/member/notice are for agents and shown only to them @games-2-44 @games-9-31", async () => {
    const { calls } = await openSite("/m/member/notice?types=A", { session: { type: 1 } });
    expect(asking(calls, "announcements")).toEqual([
      { types: "A", groupName: "m_home", platform: "M", language: "EN" },
    ]);
    const { address } = await openSite("/m/member/notice?types=A", member);
    await eventually(() => expect(address()).toBe("/m/home"));
  });
});

test.each(["/m/gameLobby", "/m/gameCenter"])(
  "%s begins with the hot games, among the categories @games-2-09",
  async (address) => {
    const { calls } = await openSite(address);
    await eventually(() =>
      expect([...asking(calls, "gameList"), ...asking(calls, "hotGames")]).toEqual([
        expect.objectContaining({ gameType: "HOT" }),
      ]),
    );
  },
);

test("/m/slotsCenter begins with the slots of the vendor in its address @games-2-09 @games-9-27", async () => {
  const { calls } = await openSite("/m/slotsCenter?vendor=ACME");
  await eventually(() =>
    expect(asking(calls, "gameList")).toEqual([expect.objectContaining({ gameType: "RNG", vassalage: "ACME" })]),
  );
});

test.each(["/m/lottery", "/m/startLottery", "/m/moreLottery", "/m/launchGame?gameId=1"])(
  "%s needs a session, otherwise it redirects to login @games-5-01",
  async (address) => {
    const site = await openSite(address);
    expect(site.address()).toBe("/m/login");
  },
);

test("customer service leads to the help centre, the agreement is requested by its topic @account-2.1-17 @games-2-28 @games-2-53", async () => {
  await openSite("/m/service");
  expect(linksOf("main")).toContain("/m/help");
  const { calls } = await openSite("/m/useragreement");
  expect(asking(calls, "helpArticles")).toEqual([{ topic: "agreement", language: "EN" }]);
});

test("the help centre, which has no header, has its own back button @games-2-27", async () => {
  await openSite("/m/help");
  expect(document.querySelector("[data-site-header]")).toBeNull();
  expect(seen("button", "Back")).toBeDefined();
});
