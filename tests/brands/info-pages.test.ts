import { describe, expect, test } from "vitest";
import { baseFile, optionsOf, widgetsOf } from "../support/base-layer.ts";

/** What the specification says of the pages that only inform, and the base layer carries out. */
const routes = baseFile("routes") as Record<
  string,
  { screen: string; access?: string; back?: unknown; query?: Record<string, string> }
>;

describe("announcements (games §2, §9)", () => {
  test("/m/notice lists those for players and for everybody, types PL and H, of group m_home, platform M; back goes to /m/home @games-2-03", () => {
    expect(optionsOf("notice", "announcement-list")).toEqual({
      source: { call: "announcements", with: { types: "PL,H", groupName: "m_home", platform: "M" } },
    });
    expect(routes["notice"]?.back).toEqual({ replace: "home" });
  });
  test("/m/member/notice lists those for agents, type A, and is for agents only @games-2-44 @games-9-31", () => {
    expect(optionsOf("memberNotice", "announcement-list")).toEqual({
      source: { call: "announcements", with: { types: "A", groupName: "m_home", platform: "M" } },
    });
    expect(routes["memberNotice"]?.access).toBe("agent");
  });
});

describe("the help centre (games §2)", () => {
  test.each(["help", "helpDetail"])("%s has the articles, and the query i @games-2-27", (route) => {
    expect(optionsOf(route, "article-list")).toEqual({ source: { call: "helpArticles" } });
    expect(Object.keys(routes[route]?.query ?? {})).toEqual(["i"]);
  });
  test("help, which has no header, has a back arrow of its own", () =>
    expect(widgetsOf("help").map(({ widget }) => widget)).toContain("back-button"));
});

test("customer service has the contacts in the page, and leads to the help centre", () => {
  expect(optionsOf("service", "service-widget")).toEqual({ look: "row" });
  expect(optionsOf("service", "link-list")).toMatchObject({ links: { help: { do: { do: "navigate", to: "help" } } } });
});

test("the user agreement is there to be read through", () => {
  expect(optionsOf("useragreement", "article-list")).toEqual({
    source: { call: "helpArticles", with: { topic: "agreement" } },
    look: "flow",
  });
});

test.each(["webEmail", "message"])(
  "%s is the message centre, for whoever has a session @account-1-05 @games-2-25",
  (route) => {
    expect(widgetsOf(route).map(({ widget }) => widget)).toEqual(["message-list"]);
    expect(routes[route]?.access).toBe("session");
  },
);
