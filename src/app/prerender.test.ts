import { expect, test, vi } from "vitest";
import { compiledAcme } from "../../tests/support/compiled-brand.ts";
import { plainStartUp, testPage } from "../../tests/support/widget-page.ts";
import { pageSlice, siteSlice } from "#compile/emit/slices.ts";
import type { Transport } from "#data/client/transport.ts";
import { prepare, prerender, startUpViewNow, widgetsOfPage } from "./prerender.tsx";

const acme = await compiledAcme({
  screens: { home: { body: { $order: ["..."], hot: null, winners: { widget: "winner-board" } } } },
});
await prepare();
const slicesOf = (route: string) => ({
  site: siteSlice(acme, "EN", { assets: {}, watched: false }),
  page: { ...testPage(), ...pageSlice(acme, "EN", route) },
});

/** A platform without games, winners or announcements; it fails for the calls that are named. */
function platform(...failing: string[]) {
  return vi.fn<Transport>(({ call }) =>
    failing.includes(call)
      ? Promise.reject(new Error("no answer"))
      : Promise.resolve(call === "startUp" ? plainStartUp : []),
  );
}

test("a page is rendered with the answers of the platform's public calls in it, as a guest", async () => {
  const ask = platform();
  const { html, answers, title } = await prerender(slicesOf("home"), "/m/home", ask);
  expect(html).toContain('data-screen="home"');
  expect(title).toBe("Acme");
  const asked = ask.mock.calls.map(([request]) => request);
  expect(new Set(asked.map(({ call }) => call))).toEqual(
    new Set(["startUp", "announcements", "hotGames", "winnerBoard"]),
  );
  expect(asked.every(({ token, merchantCode }) => token === null && merchantCode === "acme")).toBe(true);
  expect(asked).toHaveLength(4);
  expect(JSON.stringify(answers)).toContain("winnerBoard");
});
test("the key that bodies are encrypted with does not go with the page: it is asked for when one is sent", async () => {
  const { answers } = await prerender(slicesOf("home"), "/m/home", platform());
  const { encryptionKey: _key, ...rest } = plainStartUp;
  expect(answers.find(({ key }) => key[0] === "startUp")?.data).toEqual(rest);
});
test("the title of a route stands before the brand's name", async () => {
  expect((await prerender(slicesOf("voucherCenter"), "/m/voucherCenter", platform())).title).toBe(
    "route.voucherCenter in English · Acme",
  );
});
test("a members' page shows a guest's placeholder: nothing of a member is in the HTML", async () => {
  expect((await prerender(slicesOf("voucherCenter"), "/m/voucherCenter", platform())).html).not.toContain(
    "soon.title in English",
  );
});
test("a platform that does not answer leaves its questions to the browser, and the page is there", async () => {
  const { html, answers } = await prerender(
    slicesOf("home"),
    "/m/home",
    platform("startUp", "winnerBoard", "hotGames", "announcements"),
  );
  expect(html).toContain('data-screen="home"');
  expect(answers).toEqual([]);
});
test("no style attribute is in the HTML: the policy would block it", async () => {
  expect((await prerender(slicesOf("home"), "/m/home", platform())).html).not.toMatch(/\sstyle="/);
});

test.each([
  [{ ...plainStartUp, maintenance: true, regionRestriction: true }, "maintenance"],
  [{ ...plainStartUp, regionRestriction: true }, "region-restricted"],
  [plainStartUp, "app"],
])("the host asks which view start-up shows: %# @account-2.2-01", async (startUp, view) =>
  expect(await startUpViewNow("acme", () => Promise.resolve(startUp))).toBe(view),
);
test("a platform that does not answer counts as open", async () =>
  expect(await startUpViewNow("acme", () => Promise.reject(new Error("no answer")))).toBe("app"));

test("the widgets of the page's header come first, then the screen's, each once", () => {
  const { frame, screen } = widgetsOfPage(slicesOf("home"));
  expect(frame).toEqual(["logo", "menu-button"]);
  expect(widgetsOfPage(slicesOf("voucherCenter")).frame).toEqual(["back-button", "page-title"]);
  expect([...screen].sort()).toEqual(["banner-carousel", "game-grid", "section", "winner-board"]);
});
