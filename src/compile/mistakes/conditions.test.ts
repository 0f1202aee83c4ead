import { describe, expect, it } from "vitest";
import { compileTried, own, reportOn, reportOnHome } from "../fixtures/site.ts";

const status = { widget: "status-view", options: { title: "soon.title", text: "soon.text", drawing: "compass" } };
const home = (body: unknown) => reportOnHome({ body });
const tabWhen = (when: unknown) => home({ extra: { ...status, when } });

describe("a condition without its key", () => {
  it.each([
    ["guest", '{ "visitor": "guest" }'],
    ["installed", '{ "device": "installed" }'],
    ["HOTMATCH", '"flag"'],
    [["member", "agent"], '{ "visitor": ["member","agent"] }'],
  ])("is found once, with what to write instead: %j", (when, written) => {
    const [found, ...others] = compileTried({
      ...own,
      screens: { home: { body: { extra: { ...status, when } } } },
    }).diagnostics;
    expect([found?.pointer, found?.hint, others]).toEqual([
      "/screens/home/body/extra/when",
      expect.stringContaining(written),
      [],
    ]);
  });
});

describe("a condition that never holds", () => {
  it.each([
    ["visitor kinds exclude each other", { all: [{ visitor: "guest" }, { visitor: ["member", "trial"] }] }],
    ["of the member type that a visitor kind has", { all: [{ visitor: "agent" }, { memberType: [0, 4, 40] }] }],
    ["a phone has one system", { all: [{ device: "ios" }, { device: "android" }] }],
    ["a flag is on and off", { all: [{ flag: "HOTMATCH" }, { not: { flag: "HOTMATCH" } }] }],
  ])("because %s", (_why, when) =>
    expect(tabWhen(when).split("\n")).toEqual([
      "brands/tried/brand.json:19:19 never-holds [tried]",
      "This condition never holds, for any visitor, device or flag. Its content is never shown: correct the condition, or remove both.",
    ]),
  );
  it("because of the widget around it", () => {
    expect(
      home({
        box: {
          widget: "section",
          when: { visitor: "guest" },
          options: { title: "soon.title" },
          body: { inner: { ...status, when: { visitor: "member" } } },
        },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:28:23 never-holds [tried]
      This condition never holds here, because of the condition at /screens/home/body/box/when. Its content is never shown: correct the condition, or remove both."
    `);
  });
  it("because of the access rules of the screen's route", () => {
    expect(reportOn({ screens: { "voucher-center": { body: { extra: { ...status, when: { visitor: "guest" } } } } } }))
      .toMatchInlineSnapshot(`
      "brands/tried/brand.json:19:19 never-holds [tried]
      This condition never holds here, because of the access rule of the route "voucherCenter". Its content is never shown: correct the condition, or remove both."
    `);
  });
  it("because an earlier refusal applies first", () => {
    expect(
      reportOn({
        access: {
          member: {
            enter: [
              { when: { visitor: ["guest", "trial"] }, do: { action: "redirect", to: "login" } },
              { when: { memberType: [4] }, do: { action: "redirect", to: "home" } },
            ],
          },
        },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:25:19 never-holds [tried]
      This condition never holds here, because of a rule before it, which applies first. Its content is never shown: correct the condition, or remove both."
    `);
  });
});

describe("a condition that always holds", () => {
  it("because it names every visitor kind", () => {
    expect(tabWhen({ any: [{ visitor: "guest" }, { not: { visitor: "guest" } }] })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:19:19 always-holds [tried]
      This condition always holds, for every visitor, device and flag. Correct it, or remove it."
    `);
  });
  it("because of the access rules of the screen's route", () => {
    expect(
      reportOn({
        screens: { "voucher-center": { body: { extra: { ...status, when: { not: { visitor: "guest" } } } } } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:19:19 always-holds [tried]
      This condition always holds here, because of the access rule of the route "voucherCenter". Correct it, or remove it."
    `);
  });
});

describe("no mistake", () => {
  it.each([
    ["a flag that the brand switches off", { flag: "GOOGLELOGIN3" }],
    ["an installed app on any phone", { all: [{ device: "installed" }, { device: "ios" }] }],
    ["agents by their type", { all: [{ visitor: "agent" }, { memberType: [2, 41] }] }],
    [
      "a member type besides the trial account",
      { all: [{ visitor: ["trial", "member"] }, { not: { memberType: [4] } }] },
    ],
    [
      "more switches than can be gone through",
      { any: [..."ABCDEFGHIJKLMNOP"].map((name) => ({ flag: `HOT${name}` })) },
    ],
  ])("%s", (_what, when) => {
    const flags = Object.fromEntries([..."ABCDEFGHIJKLMNOP"].map((name) => [`HOT${name}`, true]));
    expect(reportOn({ flags, screens: { home: { body: { extra: { ...status, when } } } } })).toBe("");
  });
});

describe("screens and the links to them", () => {
  it("a route whose rules refuse everybody", () => {
    const enter = [
      { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
      { when: { not: { visitor: "guest" } }, do: { action: "redirect", to: "home" } },
    ];
    expect(reportOn({ routes: { vault: { path: "/m/vault", screen: "voucher-center", enter } } }))
      .toMatchInlineSnapshot(`
        "brands/tried/brand.json:10:5 unreachable-screen [tried]
        Nobody can enter the route "vault": its rules refuse every visitor. Add a condition to one of the refusals, or remove the route."
      `);
  });
  it("an access rule that refuses everybody is reported once, however many routes it closes", () => {
    expect(
      reportOn({
        access: { member: { enter: [{ do: { action: "redirect", to: "login" } }] } },
        routes: { home: { access: "member" } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:11:7 unreachable-screen [tried]
      Nobody can enter a route with the access rule "member": it refuses every visitor. Add a condition to one of its refusals."
    `);
  });
  it("a market's screen that none of its brands shows is reported once", () => {
    expect(reportOn({ extends: "markets/zz" }, { "brands/markets/zz/screens/terms.json": { body: { status } } }))
      .toMatchInlineSnapshot(`
      "brands/markets/zz/screens/terms.json:1:1 unreachable-screen [acme tried]
      No route shows the screen "terms". Set it as the "screen" of a route, or remove it."
    `);
  });
  it("a screen is not also called unreachable when its route misspells it", () => {
    expect(
      reportOn({ screens: { terms: { body: { status } } }, routes: { terms: { path: "/m/terms", screen: "trems" } } }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:26:17 unknown-screen [tried]
      There is no screen "trems". Did you mean "terms"?"
    `);
  });
  it("a tab for guests to a route that redirects them home", () => {
    const access = {
      settled: {
        description: "Members.",
        enter: [{ when: { visitor: "guest" }, do: { action: "redirect", to: "home" } }],
      },
    };
    const routes = { history: { path: "/m/history", screen: "voucher-center", access: "settled" } };
    const tabs = { history: { icon: "clock", label: "footer.home", to: "history", when: { visitor: "guest" } } };
    expect(reportOn({ access, routes, footer: { tabs } })).toMatchInlineSnapshot(`
      "brands/tried/brand.json:37:15 menu-not-for-audience [tried]
      This is shown to guests, but the route "history" admits members, trial accounts and agents. Add a condition that matches the route's access rule, or link to another route."
    `);
  });
  it("a link in a container visible only to visitors who may not follow it", () => {
    const enter = [{ when: { visitor: "agent" }, do: { action: "toast", text: "message.loginFirst" } }];
    const list = {
      widget: "link-list",
      when: { visitor: "agent" },
      options: { links: { history: { label: "footer.home", do: { action: "navigate", to: "history" } } } },
    };
    expect(
      reportOn({
        routes: { history: { path: "/m/history", screen: "voucher-center", enter } },
        screens: { home: { body: { list } } },
      }),
    ).toMatchInlineSnapshot(`
      "brands/tried/brand.json:40:25 menu-not-for-audience [tried]
      This is shown to agents, but the route "history" admits guests, members and trial accounts. Add a condition that matches the route's access rule, or link to another route."
    `);
  });
  it("a link for guests may lead through the login page", () => {
    const tabs = { deposit: { when: { visitor: "guest" } } };
    expect(reportOn({ footer: { tabs } })).toBe("");
  });
});
