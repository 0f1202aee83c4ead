import { expect, test, vi } from "vitest";
import { compiledAcme } from "../../tests/support/compiled-brand.ts";
import { plainStartUp, testPage } from "../../tests/support/widget-page.ts";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { prepare, prerender, startUpViewNow, widgetsOfPage } from "./prerender.tsx";

const winners = { widget: "winner-board", options: { source: { call: "winnerBoard" } } };
const acme = await compiledAcme({ screens: { home: { body: { $order: ["..."], hot: null, winners } } } });
await prepare();
const slicesOf = (route: string) => ({
  site: siteSlice(acme, "EN", { assets: {}, watched: false }),
  page: { ...testPage(), ...routeSlice(acme, "EN", route) },
});

/** A platform without games, winners or announcements; the named calls fail. */
function platform(...failing: string[]) {
  return vi.fn<Transport>(({ call }) =>
    failing.includes(call)
      ? Promise.reject(new Error("no answer"))
      : Promise.resolve(call === "startUp" ? plainStartUp : []),
  );
}

test("a page is rendered for a guest, with the answers of the platform's public calls", async () => {
  const ask = platform();
  const { html, answers, title } = await prerender(slicesOf("home"), "/m/home", ask);
  expect(html).toContain('data-screen="home"');
  expect(title).toBe("Acme");
  const requests = ask.mock.calls.map(([request]) => request);
  expect(new Set(requests.map(({ call }) => call))).toEqual(
    new Set(["startUp", "announcements", "hotGames", "winnerBoard"]),
  );
  expect(requests.every(({ token, merchantCode }) => token === null && merchantCode === "acme")).toBe(true);
  expect(requests).toHaveLength(4);
  expect(JSON.stringify(answers)).toContain("winnerBoard");
});
test("the encryption key for bodies is not part of the page: it is fetched when a body is sent", async () => {
  const { answers } = await prerender(slicesOf("home"), "/m/home", platform());
  const { encryptionKey: _key, ...rest } = plainStartUp;
  expect(answers.find(({ key }) => key[0] === "startUp")?.data).toEqual(rest);
});
test("the title of a route comes before the brand's name", async () => {
  expect((await prerender(slicesOf("voucherCenter"), "/m/voucherCenter", platform())).title).toBe(
    "route.voucherCenter in English · Acme",
  );
});
test("a page says whether guests may enter it", async () => {
  const openOf = async (route: string) => (await prerender(slicesOf(route), `/m/${route}`, platform())).open;
  expect([await openOf("home"), await openOf("voucherCenter")]).toEqual([true, false]);
});
test("a members' page is rendered for those with a session, without asking for anything of theirs; guests see its placeholder", async () => {
  const ask = platform();
  const { html } = await prerender(slicesOf("voucherCenter"), "/m/voucherCenter", ask);
  expect(html).toMatch(/<div class="placeholder for-guests">.*<div class="screen for-members".*soon\.title in English/);
  expect(ask.mock.calls.map(([{ call, token }]) => [call, token])).toEqual([["startUp", null]]);
});
test("when the platform does not answer, its queries are left to the browser and the page renders", async () => {
  const { html, answers } = await prerender(
    slicesOf("home"),
    "/m/home",
    platform("startUp", "winnerBoard", "hotGames", "announcements"),
  );
  expect(html).toContain('data-screen="home"');
  expect(answers).toEqual([]);
});
test("no timer outlives a page: a list of pages is cached for an hour, in a browser", async () => {
  const games = { widget: "game-list" };
  const lists = await compiledAcme({ screens: { home: { body: { $order: ["..."], hot: null, games } } } });
  const slices = { ...slicesOf("home"), page: { ...testPage(), ...routeSlice(lists, "EN", "home") } };
  vi.useFakeTimers();
  try {
    const timers = vi.spyOn(globalThis, "setTimeout");
    await prerender(slices, "/m/home", platform());
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(3_600_000);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
test("the HTML has no style attributes: the security policy would block them", async () => {
  expect((await prerender(slicesOf("home"), "/m/home", platform())).html).not.toMatch(/\sstyle="/);
});

test.each([
  [{ ...plainStartUp, maintenance: true, regionRestriction: true }, "maintenance"],
  [{ ...plainStartUp, regionRestriction: true }, "region-restricted"],
  [plainStartUp, "app"],
])("the host evaluates the start-up view: %# @account-2.2-01", async (startUp, view) =>
  expect(await startUpViewNow("acme", () => Promise.resolve(startUp))).toBe(view),
);
test("a platform that does not answer counts as open", async () =>
  expect(await startUpViewNow("acme", () => Promise.reject(new Error("no answer")))).toBe("app"));

test("the widgets of the page's header come first, then the screen's, each once", () => {
  const { frame, screen, early } = widgetsOfPage(slicesOf("home"));
  expect(frame).toEqual(["logo", "menu-button"]);
  expect(widgetsOfPage(slicesOf("voucherCenter")).frame).toEqual(["back-button", "page-title"]);
  expect([...screen].sort()).toEqual(["banner-carousel", "game-grid", "section", "winner-board"]);
  expect(early).toEqual([]);
  expect(widgetsOfPage(slicesOf("login")).early).toContain("form");
});
const list = (call: string, input: object, title: string) => ({
  widget: "record-list",
  options: { source: { call, with: input }, fields: { [title]: { label: "a11y.skip" } } },
});
/** Addresses of the calls that a home with these lists makes for a member, as far as its HTML tells. */
async function memberCallsOf(...lists: object[]) {
  const body = Object.fromEntries(lists.map((one, index) => [`list${index}`, one]));
  const brand = await compiledAcme({ screens: { home: { body } } });
  const page = { ...testPage(), ...routeSlice(brand, "EN", "home") };
  return (await prerender({ ...slicesOf("home"), page }, "/m/home", platform())).memberCalls;
}
test("a page's HTML tells the calls of a member that its code will make, with the same input; answers to guests are in it", async () => {
  const bets = list("betRecords", { from: "2026-01-01", to: "2026-01-31", pageSize: 25 }, "name");
  expect(await memberCallsOf(bets, list("sessionList", {}, "system"), list("helpArticles", {}, "title"))).toEqual([
    "/api/games/favourite-ids?module=GAMELOFAV3",
    "/api/records/bets?module=GAMELOREC3&order=latest&pageNo=1&pageSize=25&from=2026-01-01&to=2026-01-31&language=EN",
    "/api/account/sessions",
  ]);
});
