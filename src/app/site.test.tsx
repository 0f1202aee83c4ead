// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberSession } from "../../tests/support/render-widget.tsx";
import { plainStartUp, testPage, testSite } from "../../tests/support/widget-page.ts";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import { forgetPages, cachePage } from "#data/page/slice-store.ts";
import { forgetSession, keepSession } from "#session/session.ts";
import { useText } from "#text/use-text.ts";
import { loadPage } from "./frame/load-page.ts";
import { Site } from "./site.tsx";
import { eventually } from "../../tests/support/eventually.ts";

/** One widget that shows a text and changes the language. */
function Words() {
  const text = useText();
  const change = useChangeLanguage();
  return (
    <button type="button" onClick={() => void change("TY").catch(() => undefined)}>
      {text("hello")}
    </button>
  );
}
vi.mock("#widgets/registry.ts", () => ({
  registry: {
    logo: () => Promise.resolve({ Logo: Words }),
    "status-view": () => Promise.resolve({ StatusView: () => "the platform rests" }),
  },
}));
afterAll(() => {
  vi.doUnmock("#widgets/registry.ts");
});

const closed = { enter: [{ when: { visitor: "guest" as const }, do: { action: "redirect" as const, to: "login" } }] };
const route = { header: "page" as const, footer: true, access: "everyone" };
const site = testSite({
  routes: {
    home: { ...route, path: "/m/home", header: "home", title: "route.home" },
    login: { ...route, path: "/m/login", header: "none", footer: false },
    memberHome: { ...route, path: "/m/member/home", access: "session" },
    maintenance: { ...route, path: "/m/maintenance", footer: false },
    notFound: { ...route, path: "/m/notFound" },
  },
  access: { everyone: { enter: [] }, session: closed } as unknown as SiteSlice["access"],
});
const body = { words: { widget: "logo" as const } };
const pages = Object.fromEntries(
  Object.keys(site.routes).map((id) => [
    id,
    testPage({ route: id, screen: { layout: "stack", body }, texts: { hello: `Hello from ${id}` } }),
  ]),
);
const fetched = vi.fn<typeof fetch>();

async function open(path: string, { start = "home", startUp = plainStartUp } = {}) {
  for (const page of Object.values(pages)) cachePage("EN", page);
  const transport = vi.fn(() => Promise.resolve(startUp));
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Site
          initial={{ site, page: pages[start] as PageSlice }}
          client={createQueryClient()}
          transport={transport as never}
        />
        <Link to="/m/notFound">elsewhere</Link>
      </MemoryRouter>,
    );
  });
  return { calls: () => transport.mock.calls.length };
}
const elsewhere = () => screen.getByText("elsewhere");
/** Taps the link, and waits for what follows: an `act` that nobody waits for drops what a page that suspends has left to do. */
const goElsewhere = () => act(async () => void fireEvent.click(elsewhere()));
const shown = () => document.querySelector("main")?.dataset["screen"];

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  act(forgetSession);
  forgetPages();
});

test("the frame holds header, screen and footer; login has neither header nor footer @account-2.2-10 @account-2.2-11", async () => {
  await open("/m/home");
  expect([document.querySelectorAll("header").length, document.querySelectorAll("nav").length, shown()]).toEqual([
    1,
    1,
    "home",
  ]);
  cleanup();
  await open("/m/login", { start: "login" });
  expect([document.querySelectorAll("header").length, document.querySelectorAll("nav").length, shown()]).toEqual([
    0,
    0,
    "login",
  ]);
});
test("keyboard users can skip to the screen", async () => {
  await open("/m/home");
  expect(screen.getByText("a11y.skip").getAttribute("href")).toBe("#main");
  expect(document.getElementById("main")?.tabIndex).toBe(-1);
});
test("the language changes without a reload, and the choice is remembered", async () => {
  await open("/m/home");
  fetched.mockImplementation((address) =>
    Promise.resolve(
      Response.json(
        String(address).endsWith("site.json")
          ? { ...site, language: "TY" }
          : { ...pages["home"], texts: { hello: "Kumusta" } },
      ),
    ),
  );
  await act(async () => {
    fireEvent.click(screen.getByText("Hello from home"));
  });
  expect(await screen.findByText("Kumusta")).toBeTruthy();
  expect(document.documentElement.lang).toBe("fil-PH");
  expect(document.cookie).toContain("livery_language=TY");
  expect(fetched.mock.calls.map(([address]) => address).sort()).toEqual([
    "/_livery/TY/page/home.json",
    "/_livery/TY/site.json",
  ]);
});
test("a page hears what another tab changes before what lies over it has come", async () => {
  vi.doMock("./over-the-page/over-the-page.tsx", () => new Promise(() => undefined));
  const { calls } = await open("/m/home");
  const before = calls();
  await act(
    async () =>
      void window.dispatchEvent(new StorageEvent("storage", { key: "livery.changed", newValue: "startUp wallet" })),
  );
  await eventually(() => expect(calls()).toBe(before + 1));
  vi.doUnmock("./over-the-page/over-the-page.tsx");
});
test("when the other language fails to load, the page stays as it is", async () => {
  await open("/m/home");
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await act(async () => {
    fireEvent.click(screen.getByText("Hello from home"));
  });
  expect(screen.getByText("Hello from home")).toBeTruthy();
  expect(document.documentElement.lang).toBe("en-PH");
});
test("a guest at a members' address sees a placeholder, then login, which fades in @account-2.2-13", async () => {
  await open("/m/member/home", { start: "memberHome" });
  await eventually(() => expect(shown()).toBe("login"));
  expect(document.querySelector("main")?.dataset["fade"]).toBe("true");
  expect(screen.queryByText("Hello from memberHome")).toBeNull();
});
test("a member at a members' address sees it", async () => {
  keepSession(memberSession);
  await open("/m/member/home", { start: "memberHome" });
  expect(screen.getByText("Hello from memberHome")).toBeTruthy();
});
test("an address that no route has is the not-found page", async () => {
  await open("/m/nowhere", { start: "notFound" });
  expect(shown()).toBe("notFound");
});
test("when the platform enters maintenance, the open page is replaced (account §2.2)", async () => {
  await open("/m/home", { startUp: { ...plainStartUp, maintenance: true } });
  await eventually(() => expect(shown()).toBe("maintenance"));
});
test("a page that is loaded already is shown together with its address, in one render", async () => {
  await open("/m/home");
  await loadPage(site, "notFound");
  act(() => void fireEvent.click(elsewhere()));
  expect(shown()).toBe("notFound");
});
test("until a page is loaded, the one before stays", async () => {
  await open("/m/home");
  forgetPages();
  let arrive: () => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Response.json(pages["notFound"])))));
  await goElsewhere();
  expect(shown()).toBe("home");
  await act(async () => arrive());
  await eventually(() => expect(shown()).toBe("notFound"));
});
test("in maintenance no other page is shown, although it is loaded already", async () => {
  await open("/m/home", { startUp: { ...plainStartUp, maintenance: true } });
  await eventually(() => expect(shown()).toBe("maintenance"));
  await loadPage(site, "notFound");
  await goElsewhere();
  expect(shown()).toBe("maintenance");
});
test("a page without a connection says so, and stays", async () => {
  await open("/m/home");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => {
    window.dispatchEvent(new Event("offline"));
  });
  expect(await screen.findByText("state.offlineText")).toBeTruthy();
  expect(screen.getByText("Hello from home")).toBeTruthy();
});
