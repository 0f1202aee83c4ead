import { describe, expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { baseFile, optionsOf, widgetsOf } from "../support/base-layer.ts";

/** What the specification says of home, the lobbies and their addresses, and the base layer carries out. */
const { $schema: _, ...documented } = baseFile("routes");
const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const routes = documented as Record<string, { path: string; access?: string; query?: Record<string, string> }>;

describe("routes (games §2)", () => {
  test.each([
    ["home", "/m/home"],
    ["login", "/m/login"],
    ["notice", "/m/notice"],
    ["rewardCenter", "/m/rewardCenter"],
    ["lottery", "/m/lottery"],
    ["gameList", "/m/gameList"],
    ["launchGame", "/m/launchGame"],
    ["gameLobby", "/m/gameLobby"],
    ["startLottery", "/m/startLottery"],
    ["moreLottery", "/m/moreLottery"],
    ["gameCenter", "/m/gameCenter"],
    ["slotsCenter", "/m/slotsCenter"],
    ["memberHome", "/m/member/home"],
    ["memberHome", "/m/mine"],
    ["benefits", "/m/member/benefits"],
    ["voucherCenter", "/m/voucherCenter"],
    ["withdraw", "/m/withdraw"],
    ["gameRecord", "/m/gameRecord"],
    ["transactionRecord", "/m/transaction/record"],
    ["securityCenter", "/m/securityCenter"],
    ["agent", "/m/agent"],
    ["vouReport", "/m/vouReport"],
    ["withdrawReport", "/m/withdrawReport"],
    ["profitandloss", "/m/profitandloss"],
    ["upLineTransfer", "/m/upLine/transfer"],
    ["manualRebate", "/m/member/manualRebate"],
    ["leaderBoard", "/m/leaderBoard"],
    ["rebateReport", "/m/member/rebateReport"],
    ["webEmail", "/m/webEmail"],
    ["feedback", "/m/feedback"],
    ["help", "/m/help"],
    ["helpDetail", "/m/helpDetail"],
    ["service", "/m/service"],
    ["inviteFriends", "/m/inviteFriends"],
    ["trail", "/m/trail"],
    ["maintenance", "/m/maintenance"],
    ["getSalaryContract", "/m/member/agent/getSalaryContract"],
    ["getDevidendContract", "/m/member/agent/getDevidendContract"],
    ["getHourContract", "/m/member/agent/getHourContract"],
    ["teamOverview", "/m/agent/team/overview"],
    ["memberTeam", "/m/member/team"],
    ["redRain", "/m/redRain"],
    ["teamPnl", "/m/agent/team/pnl"],
    ["teamBetting", "/m/teamBetting"],
    ["agentRebeat", "/m/member/agent/agentRebeat"],
    ["teamRebate", "/m/member/teamRebate"],
    ["agentRegister", "/m/agentRegister"],
    ["agentDivident", "/m/member/agent/agentDivident"],
    ["memberNotice", "/m/member/notice"],
  ])("%s is at %s (games §2)", (id, path) => expect(matchRoute(routes, path)).toBe(id));

  test.each([
    ["gameList", ["gameType"]],
    ["launchGame", ["playType", "prize_mode", "code", "pageBack"]],
    ["transactionRecord", ["types"]],
    ["help", ["i"]],
    ["helpDetail", ["i"]],
    ["memberNotice", ["types"]],
    ["slotsCenter", ["vendor"]],
  ])("%s takes the query %j", (id, names) =>
    expect(Object.keys(routes[id]?.query ?? {})).toEqual(expect.arrayContaining(names)),
  );

  test.each(["lottery", "startLottery", "moreLottery", "launchGame"])(
    "%s needs a session, else login @games-2-02",
    (id) => expect(routes[id]?.access).toBe("launch"),
  );
});

describe("the pages that are known by name (games §2)", () => {
  test.each([
    ["download", "download", "download-links"],
    ["activity list", "activity", "activity-list"],
    ["activity detail", "activityInfo", "activity-detail"],
    ["game filter", "gameList", "game-filters"],
    ["game menu", "gameCenter", "game-filters"],
    ["hot games", "gameLobby", "game-list"],
    ["hot match", "home", "hot-match-strip"],
    ["jackpot", "home", "jackpot-counter"],
    ["popular games", "gameLobby", "game-filters"],
    ["customer-service widget", "home", "service-widget"],
    ["winner board", "home", "winner-board"],
    ["banner", "home", "banner-carousel"],
    ["home notice", "home", "announcement-popup"],
    ["notice list and item", "notice", "announcement-list"],
    ["user agreement", "useragreement", "article-list"],
    ["blocked IP", "blockedIp", "status-view"],
    ["service error", "serviceError", "status-view"],
  ])("%s stands on %s as %s @games-2-48 @games-2-49 @games-2-50 @games-2-53", (_name, route, widget) =>
    expect(widgetsOf(route).map((placed) => placed.widget)).toContain(widget),
  );

  test.each(["gameLobby", "gameCenter"])(
    "%s has the menu of categories and begins with the hot games @games-2-09 @games-2-80 @games-2-81",
    (route) => {
      expect(optionsOf(route, "game-filters")).toMatchObject({ categories: true, gameType: "HOT" });
      expect(optionsOf(route, "game-list")).toMatchObject({ gameType: "HOT" });
    },
  );
  test("slotsCenter has the slots @games-2-09", () =>
    expect([optionsOf("slotsCenter", "game-filters"), optionsOf("slotsCenter", "game-list")]).toEqual([
      { gameType: "RNG" },
      { gameType: "RNG" },
    ]));
});

describe("home (games §2)", () => {
  test("has banners, hot matches, the ticker, the download button, vendors, popups and the add-to-home guide, in this order @games-2-56", () => {
    const wanted = [
      "banner-carousel",
      "hot-match-strip",
      "announcement-marquee",
      "download-button",
      "vendor-tiles",
      "announcement-popup",
      "add-to-home-guide",
    ];
    expect(
      widgetsOf("home")
        .map(({ widget }) => widget)
        .filter((widget) => wanted.includes(widget)),
    ).toEqual(wanted);
  });
  test("asks members not of type 4, 40, 41 and 42 about a contract @games-6-07", () => {
    const check = widgetsOf("home").find(({ widget }) => widget === "contract-notice");
    expect(check?.when).toEqual({ all: [{ not: { visitor: "guest" } }, { not: { memberType: [4, 40, 41, 42] } }] });
  });
  test("the ticker leads to the list of announcements @games-2-56", () =>
    expect(optionsOf("home", "announcement-marquee")?.["onTap"]).toEqual({ do: "navigate", to: "notice" }));
  test.each([...brands.keys()])(
    "%s keeps banners, ticker, download button, vendors, popups and guide @games-2-56",
    (id) => {
      expect(brands.get(id)?.uses["home"]?.widgets).toEqual(
        expect.arrayContaining([
          "banner-carousel",
          "announcement-marquee",
          "download-button",
          "vendor-tiles",
          "contract-notice",
          "announcement-popup",
          "add-to-home-guide",
        ]),
      );
    },
  );
});

test.each([
  ["EN", "just won in {{game}}", "Play now"],
  ["TY", "nanalo sa {{game}}", "Maglaro na"],
])(
  "the words of matches and winners are there in %s, the play button's with its arrows @games-2-79",
  (language, won, play) => {
    const words = brands.get("lumora")?.texts[language as "EN" | "TY"] ?? {};
    expect([words["winner.justWonIn"], words["winner.play"]]).toEqual([won, play]);
    expect(words["in_bet"]).toMatch(/\S >>$/);
  },
);

test("every flag that the area names is declared (games §3)", () => {
  const named = [
    "MOBILEVERCODELOGIN3",
    "FACEBOOKLOGIN3",
    "GOOGLELOGIN3",
    "REWCEN3",
    "DEPRECM3",
    "WITHREC3",
    "TRANSREC3",
    "TRANSBETREPMEM3",
    "PERSREP",
    "AGETRANSFERUP3",
    "MANPLAYREB3",
    "PLYRBT",
    "MAILCEN",
    "FEEDBACK3",
    "DIRECTREG3",
  ];
  expect(named.filter((flag) => !(flag in baseFile("flags")))).toEqual([]);
});
