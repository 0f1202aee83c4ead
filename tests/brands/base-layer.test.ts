import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Header } from "#descriptor/header.ts";
import type { Placements } from "#descriptor/placement.ts";
import type { Route } from "#descriptor/route.ts";
import { matchRoute } from "#kernel/match-route.ts";

/** What the specification says and the base layer carries out: every brand stands on it. */
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const base = (file: string) => read(`brands/base/${file}.json`);
const withoutSchema = (file: string) =>
  Object.fromEntries(Object.entries(base(file)).filter(([key]) => !key.startsWith("$")));

const routes = withoutSchema("routes") as Record<
  string,
  Pick<Route, "path" | "aliases" | "header" | "footer" | "title" | "screen">
>;
const idsWhere = (holds: (route: (typeof routes)[string]) => boolean) =>
  Object.keys(routes)
    .filter((id) => holds(routes[id] as (typeof routes)[string]))
    .toSorted();

describe("routes (account §2.1)", () => {
  test.each([
    ["home", "/ /m /m/ /m/index /m/index.html /m/home"],
    ["login", "/m/login"],
    ["register", "/m/register /register.html /m/register.html"],
    ["forget", "/m/forget"],
    ["changePsw", "/m/changePsw"],
    ["set", "/m/set"],
    ["notice", "/m/notice"],
    ["webEmail", "/m/webEmail"],
    ["agent", "/m/agent"],
    ["memberHome", "/m/member/home /m/mine"],
    ["moreLottery", "/m/moreLottery"],
    ["service", "/m/service"],
    ["activity", "/m/activity"],
    ["activityInfo", "/m/activityInfo"],
    ["startLottery", "/m/startLottery"],
    ["gameLobby", "/m/gameLobby"],
    ["useragreement", "/m/useragreement"],
    ["help", "/m/help"],
    ["helpDetail", "/m/helpDetail"],
    ["voucherCenter", "/m/voucherCenter"],
    ["withdraw", "/m/withdraw"],
    ["inviteFriends", "/m/inviteFriends"],
    ["trail", "/m/trail"],
    ["launchGame", "/m/launchGame"],
    ["maintenance", "/m/maintenance"],
    ["message", "/m/message"],
    ["gameCenter", "/m/gameCenter"],
    ["slotsCenter", "/m/slotsCenter"],
    ["rewardCenter", "/m/rewardCenter"],
  ])("%s is at %s", (id, paths) => {
    expect(paths.split(" ").map((path) => matchRoute(routes, path))).toEqual(paths.split(" ").map(() => id));
  });
  test("every screen is under the path prefix /m/ @account-1-09", () => {
    expect(idsWhere(({ path }) => !path.startsWith("/m/"))).toEqual([]);
  });
});

describe("the page frame (account §2.2)", () => {
  test("the shared header is on every page except login, register, mine, agent and help @account-2.2-10", () => {
    expect(idsWhere(({ header }) => header === "none")).toEqual([
      "agent",
      "blockedIp",
      "help",
      "login",
      "memberHome",
      "offline",
      "regionRestricted",
      "register",
      "serviceError",
    ]);
  });
  test("home alone has the extra banner block, first of all @account-2.2-09", () => {
    const [first] = Object.values(base("screens/home")["body"] as Placements);
    expect(first).toMatchObject({ widget: "banner-carousel", options: { source: { with: { groupName: "m_home" } } } });
    const others = readdirSync("brands/base/screens").filter(
      (file) =>
        file !== "home.json" &&
        /"banner-carousel"[^]*"m_home"/.test(readFileSync(join("brands/base/screens", file), "utf8")),
    );
    expect(others).toEqual([]);
  });
});

describe("home", () => {
  test("it asks for banners and for titles to scroll, types B and PL, of group m_home, platform M @account-3-39 @games-2-65", () => {
    const { banner, marquee } = base("screens/home")["body"] as Record<string, { options: { source: unknown } }>;
    expect([banner?.options.source, marquee?.options.source]).toEqual(
      ["B", "PL"].map((types) => ({ call: "announcements", with: { types, groupName: "m_home", platform: "M" } })),
    );
  });
});

describe("the header (account §2.3)", () => {
  const header = withoutSchema("header") as unknown as Header;
  const typesIn = (placements: Placements | undefined) => Object.values(placements ?? {}).map(({ widget }) => widget);

  test("home has the logo on the left, every other page a back arrow @account-2.3-01 @account-2.3-02", () => {
    expect([typesIn(header.home.start), typesIn(header.page.start)]).toEqual([["logo"], ["back-button"]]);
    expect(idsWhere(({ header: variant }) => variant === "home")).toEqual(["home"]);
  });
  test("pages other than home have their title in it @account-2.3-06", () =>
    expect(typesIn(header.page.centre)).toEqual(["page-title"]));
  test.each([
    ["activity", "Promotions"],
    ["forget", "Forgot password"],
    ["trail", "Free trial"],
    ["changePsw", "Change password"],
    ["notice", "Announcements"],
    ["gameCenter", "Game center"],
    ["slotsCenter", "Slots center"],
    ["message", "Messages"],
    ["set", "Settings"],
    ["help", "Help center"],
  ])("%s has a title in both languages @account-2.3-06", (id, english) => {
    const title = routes[id]?.title ?? "";
    expect(read("text-packs/base/EN.json")[title]).toBe(english);
    expect(read("text-packs/base/TY.json")[title]).toMatch(/\S/);
  });
  test("a member sees the account and the shortcuts, a guest a login button, and a register button only with DIRECTREG3 @account-2.3-07 @account-2.3-11 @account-2.3-12 @games-3-35", () => {
    const { account, login, register } = header.home.end;
    expect(account).toMatchObject({
      widget: "account-summary",
      when: { not: { visitor: "guest" } },
      options: { name: true, shortcuts: true },
    });
    expect(login).toMatchObject({ when: { visitor: "guest" }, options: { do: { do: "navigate", to: "login" } } });
    expect(register).toMatchObject({
      when: { all: [{ visitor: "guest" }, { flag: "DIRECTREG3" }] },
      options: { do: { do: "navigate", to: "register" } },
    });
  });
  test("the message icon and the menu are in it", () =>
    expect(typesIn(header.home.end).slice(-2)).toEqual(["message-button", "menu-button"]));
});

describe("the menu (account §2.3)", () => {
  const menu = base("menus")["main"] as {
    entries: Record<string, { when?: unknown; do: Record<string, unknown> }>;
    note: string;
  };
  test("has deposit, withdraw, refresh balance, hide/show balance, sign out and help centre, and the three that need a member for members only @account-2.3-13 @account-2.3-14 @account-2.3-15 @account-2.3-16", () => {
    const wanted = ["deposit", "withdraw", "refreshBalance", "toggleBalance", "signOut", "help"];
    expect(Object.keys(menu.entries).filter((id) => wanted.includes(id))).toEqual(wanted);
    expect(wanted.filter((id) => JSON.stringify(menu.entries[id]?.when) === '{"not":{"visitor":"guest"}}')).toEqual([
      "refreshBalance",
      "toggleBalance",
      "signOut",
    ]);
  });
  test("sign-out asks with in_popup_prompt and in_sure_logout, cancel and submit @account-4-18", () => {
    expect(menu.entries["signOut"]?.do).toMatchObject({
      do: "confirm",
      title: "in_popup_prompt",
      text: "in_sure_logout",
      cancel: "dialog.cancel",
      submit: "menu.signOut",
      then: [{ do: "sign-out" }],
    });
  });
  test.each(["EN", "TY"])("the copyright line says 2018-2025 in %s @account-2.3-17 @games-9-41", (language) => {
    expect(read(`text-packs/base/${language}.json`)[menu.note]).toContain("2018-2025");
  });
});

describe("the footer (account §2.4)", () => {
  const { tabs } = base("footer") as { tabs: Record<string, { to: string; badge?: string }> };
  test("has the tabs home, activity, deposit, invite friends and members @account-2.4-01", () => {
    expect(Object.values(tabs).map(({ to }) => routes[to]?.path)).toEqual([
      "/m/home",
      "/m/activity",
      "/m/voucherCenter",
      "/m/inviteFriends",
      "/m/member/home",
    ]);
  });
  test("is hidden on login, register, trail, launchGame, changePsw, notice, activity, forget, service, moreLottery, useragreement, maintenance and agent @account-2.4-03", () => {
    const hidden = [
      "login",
      "register",
      "trail",
      "launchGame",
      "changePsw",
      "notice",
      "activity",
      "forget",
      "service",
      "moreLottery",
      "useragreement",
      "maintenance",
      "agent",
    ];
    expect(idsWhere(({ footer }) => !footer)).toEqual(
      [...hidden, "blockedIp", "offline", "regionRestricted", "serviceError"].toSorted(),
    );
  });
  test("the members tab has the badge of unclaimed promotions @account-2.4-04 @games-9-40", () =>
    expect(tabs["members"]?.badge).toBe("unclaimedPromotions"));
});

describe("login (account §2.5)", () => {
  const login = base("screens/login")["body"] as Record<
    string,
    { widget: string; options: Record<string, unknown>; slots?: Record<string, { when?: unknown }> }
  >;
  test("has a tab for the username, and one for SMS only with MOBILEVERCODELOGIN3 @account-2.5-01 @account-2.5-02 @account-4-02 @games-3-35", () => {
    expect(Object.entries(login["methods"]?.slots ?? {}).map(([id, { when }]) => [id, when])).toEqual([
      ["username", undefined],
      ["sms", { flag: "MOBILEVERCODELOGIN3" }],
    ]);
  });
  test("the strip leads home, to register, to forgot password and to customer service @account-2.5-11 @account-2.5-12", () => {
    const links = Object.values(login["links"]?.options["links"] as Record<string, { do: Record<string, unknown> }>);
    expect(links.map(({ do: deed }) => deed["to"] ?? deed["do"])).toEqual([
      "home",
      "register",
      "forget",
      "open-service",
    ]);
  });
  test("offers test play @account-2.5-06", () => expect(login["testPlay"]?.options["do"]).toEqual({ do: "test-play" }));
  test("has username, password, captcha and remember-password; what is typed can be cleared by a button @account-2.5-03 @account-5-04", () => {
    const fields = base("forms/login-username")["fields"] as Record<
      string,
      { kind: string; rule?: string; clearable?: boolean }
    >;
    expect(Object.entries(fields).map(([id, { kind, rule, clearable }]) => [id, kind, rule, clearable])).toEqual([
      ["username", "text", "loginUsername", true],
      ["password", "password", "loginPassword", true],
      ["captcha", "captcha", "captcha", true],
      ["remember", "checkbox", undefined, undefined],
    ]);
  });
});

describe("rules and flags (account §3, §5, §9)", () => {
  const rules = withoutSchema("rules") as Record<
    string,
    { maxLength?: number; numeric?: boolean; messages: Record<string, string> }
  >;
  test.each([
    ["captcha", 6],
    ["verificationCode", 10],
    ["loginMobileNum", 20],
  ])(
    "%s is numeric and has at most %s characters @account-5-04 @account-9-03 @account-9-04 @account-9-05",
    (id, most) => {
      expect(rules[id]).toMatchObject({ numeric: true, maxLength: most });
    },
  );
  test("a captcha that is missing says in_vwrite_code @account-5-08", () =>
    expect(rules["captcha"]?.messages["required"]).toBe("in_vwrite_code"));
  test("the confirmation is required with in_incorrect_password and must equal the password with in_confirmation_correct @account-5-06 @account-5-07 @account-8-06 @account-8-07", () => {
    expect(rules["confirmPassword"]).toMatchObject({
      equals: "password",
      messages: { required: "in_incorrect_password", equals: "in_confirmation_correct" },
    });
  });
  test("every flag of the area is declared @account-3-38", () => {
    expect(Object.keys(base("flags"))).toEqual(
      expect.arrayContaining([
        "USERNAMEREG3",
        "MOBILENUMREG3",
        "REGMOBVERF3",
        "MOBILENUMPASSREG3",
        "FACEBOOKLOGIN3",
        "GOOGLELOGIN3",
        "MOBILEVERCODELOGIN3",
        "DIRECTREG3",
      ]),
    );
  });
  test("the market speaks TY first, and EN @account-1-02 @account-3-41 @games-1-07 @games-9-13", () => {
    expect(read("brands/markets/ph/brand.json")["languages"]).toEqual({ offered: ["TY", "EN"], default: "TY" });
  });
});
