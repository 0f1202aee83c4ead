import { beforeEach, expect, test, vi } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { PageCache } from "./page-cache.ts";
import type { RenderedPage } from "./page-renderer.ts";

const acme = await compiledAcme();
const edited = await compiledAcme({ name: "Acme Two" });
let count = 0;
const render = vi.fn<() => Promise<RenderedPage>>();
const dayOf = vi.fn<(moment: number, timeZone: string) => string>();
const pages = () => new PageCache(render, dayOf);
const textOf = async (cache: PageCache, brand = acme) => (await cache.page(brand, "EN", "home")).html.plain.toString();

/** A cache with the page in it. */
async function cachedPage(): Promise<PageCache> {
  const cache = pages();
  await textOf(cache);
  return cache;
}
const rendered = (html: string, instead = false) =>
  ({ html, policy: "p", site: {}, route: {}, rendering: {}, instead }) as unknown as RenderedPage;

beforeEach(() => {
  count = 0;
  dayOf.mockReset().mockReturnValue("a day");
  render.mockReset().mockImplementation(async () => rendered(`page ${++count}`));
  vi.useFakeTimers({ toFake: ["Date"] });
});

test("a page is rendered once, however many requests come at the same time", async () => {
  const cache = pages();
  const all = await Promise.all([1, 2, 3].map(() => cache.page(acme, "EN", "home")));
  expect(new Set(all).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});
test("each brand, language and route has its own page", async () => {
  const cache = pages();
  await cache.page(acme, "EN", "home");
  await cache.page(acme, "TY", "home");
  await cache.page(acme, "EN", "login");
  expect(render).toHaveBeenCalledTimes(3);
});
test("a stale page is served while it is rendered again, once, in the background", async () => {
  const cache = await cachedPage();
  vi.setSystemTime(Date.now() + 5001);
  expect(await Promise.all([textOf(cache), textOf(cache)])).toEqual(["page 1", "page 1"]);
  await expect.poll(() => textOf(cache)).toBe("page 2");
  expect(render).toHaveBeenCalledTimes(2);
});
test("a page of five seconds is fresh", async () => {
  const cache = await cachedPage();
  vi.setSystemTime(Date.now() + 5000);
  await textOf(cache);
  expect(render).toHaveBeenCalledTimes(1);
});
test("a page that was not requested for a long time is rendered before it is served", async () => {
  const cache = await cachedPage();
  vi.setSystemTime(Date.now() + 60_001);
  expect(await textOf(cache)).toBe("page 2");
});
test("a page of yesterday is not served, however new it is: midnight is the merchant's", async () => {
  const midnight = Date.now() + 1000;
  dayOf.mockImplementation((moment, timeZone) => `${timeZone} ${moment < midnight ? "Monday" : "Tuesday"}`);
  const cache = await cachedPage();
  vi.setSystemTime(midnight - 1);
  expect(await textOf(cache)).toBe("page 1");
  vi.setSystemTime(midnight);
  expect(await textOf(cache)).toBe("page 2");
  expect(await textOf(cache)).toBe("page 2");
  expect(dayOf.mock.calls.every(([, timeZone]) => timeZone === acme.brand.features.timeZone)).toBe(true);
});
test("when rendering a very stale page fails, the old one is better than none", async () => {
  const cache = await cachedPage();
  vi.setSystemTime(Date.now() + 60_001);
  render.mockRejectedValueOnce(new Error("no platform"));
  expect(await textOf(cache)).toBe("page 1");
});
test("a page that shows that the site is closed is never served from the cache", async () => {
  const cache = pages();
  render.mockResolvedValueOnce(rendered("maintenance", true));
  expect(await textOf(cache)).toBe("maintenance");
  vi.setSystemTime(Date.now() + 5001);
  expect(await textOf(cache)).toBe("page 1");
});
test("when rendering fails, the stale page stays and the next request retries", async () => {
  const cache = await cachedPage();
  vi.setSystemTime(Date.now() + 5001);
  render.mockRejectedValueOnce(new Error("no platform"));
  expect(await textOf(cache)).toBe("page 1");
  await expect.poll(() => textOf(cache)).toBe("page 2");
});
test("a new digest renders again, at once", async () => {
  const cache = await cachedPage();
  expect(await textOf(cache, edited)).toBe("page 2");
});
test("a page that could not be rendered is not cached", async () => {
  const cache = pages();
  render.mockRejectedValueOnce(new Error("no engine"));
  await expect(textOf(cache)).rejects.toThrow("no engine");
  expect(await textOf(cache)).toBe("page 1");
});
test("a slow failure of the previous version does not affect the new one", async () => {
  const cache = pages();
  let fail: (error: Error) => void = () => undefined;
  render.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const before = textOf(cache, acme);
  await textOf(cache, edited);
  fail(new Error("too late"));
  await expect(before).rejects.toThrow("too late");
  expect(await textOf(cache, edited)).toBe("page 1");
  expect(render).toHaveBeenCalledTimes(2);
});
test("pages that were not asked for make room when they take too many bytes", async () => {
  const cache = new PageCache(render, dayOf, 60);
  const routes = () => Promise.all(["home", "login"].map((route) => cache.page(acme, "EN", route)));
  render.mockImplementation(async () => rendered("x".repeat(20) + ++count));
  await routes();
  await cache.page(acme, "EN", "home");
  await cache.page(acme, "EN", "account");
  render.mockClear();
  await cache.page(acme, "EN", "home");
  await cache.page(acme, "EN", "account");
  expect(render).not.toHaveBeenCalled();
  await cache.page(acme, "EN", "login");
  expect(render).toHaveBeenCalledTimes(1);
});
test("a removed brand is dropped", async () => {
  const cache = await cachedPage();
  cache.forget("acm");
  expect(await textOf(cache)).toBe("page 1");
  cache.forget("acme");
  expect(await textOf(cache)).toBe("page 2");
});
test("a language that the brand does not offer throws", async () => {
  const english = await compiledAcme({ languages: { offered: ["EN"], default: "EN" } });
  await expect(pages().page(english, "TY", "home")).rejects.toThrow("acme does not offer TY");
});
