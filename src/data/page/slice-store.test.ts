import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../../../tests/support/widget-page.ts";
import { forgetPages, cachePage, pageSlice, SliceError, siteSlice } from "./slice-store.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  forgetPages();
  fetched.mockReset();
});
const notice = testPage({ route: "notice" });

test("a page is fetched once per language", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(notice)));
  expect(await pageSlice("EN", "notice")).toEqual(notice);
  await pageSlice("EN", "notice");
  await pageSlice("TY", "notice");
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    "/_livery/EN/page/notice.json",
    "/_livery/TY/page/notice.json",
  ]);
});
test("the page that came with the HTML is not fetched", async () => {
  cachePage("EN", notice);
  expect(await pageSlice("EN", "notice")).toBe(notice);
  expect(fetched).not.toHaveBeenCalled();
});
test("after an edit every page is fetched again", async () => {
  cachePage("EN", notice);
  forgetPages();
  fetched.mockResolvedValue(Response.json({ ...notice, seed: 2 }));
  expect(await pageSlice("EN", "notice")).toMatchObject({ seed: 2 });
});
test("the slice that all pages share is always fetched", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ brand: "acme" })));
  await siteSlice("TY");
  await siteSlice("TY");
  expect(fetched.mock.calls).toEqual([["/_livery/TY/site.json"], ["/_livery/TY/site.json"]]);
});
test.each([
  ["says no", () => Promise.resolve(new Response("no", { status: 404 })), "/_livery/EN/page/notice.json answered 404"],
  ["is gone", () => Promise.reject(new TypeError("Failed to fetch")), "did not load"],
  ["talks nonsense", () => Promise.resolve(new Response("<h1>Hello</h1>")), "did not load"],
])("when the host's answer %s, that is a SliceError, and the next try fetches again", async (_, answer, message) => {
  fetched.mockImplementationOnce(answer);
  const failure = await pageSlice("EN", "notice").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SliceError);
  expect(String(failure)).toContain(message);
  fetched.mockResolvedValue(Response.json(notice));
  expect(await pageSlice("EN", "notice")).toEqual(notice);
});
