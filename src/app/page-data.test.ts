// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slicesOfDocument } from "./page-data.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset().mockResolvedValue(Response.json({ brand: "acme" }))));
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
const put = (parent: HTMLElement, tag: string, attributes: object) =>
  Object.assign(parent.appendChild(document.createElement(tag)), attributes);

test("the route's slice comes with the HTML, the brand's from the address in the HTML", async () => {
  put(document.head, "link", { id: "livery-site", href: "/_livery/EN/site.json?v=1" });
  put(document.body, "script", { type: "application/json", id: "livery-page", textContent: '{"route":"home"}' });
  expect(await slicesOfDocument()).toEqual({ site: { brand: "acme" }, page: { route: "home" } });
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/_livery\/EN\/site\.json\?v=1$/);
});
test("a page that the host did not render throws and says so", async () => {
  await expect(slicesOfDocument()).rejects.toThrow("The page has no #livery-page: it was not made by the host");
});

test("the brand's slice is retried until it loads, and each failure is logged", async () => {
  vi.useFakeTimers();
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  put(document.head, "link", { id: "livery-site", href: "/_livery/EN/site.json?v=1" });
  put(document.body, "script", { type: "application/json", id: "livery-page", textContent: '{"route":"home"}' });
  fetched.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce(new Response("no", { status: 502 }));
  const slices = slicesOfDocument();
  await vi.advanceTimersByTimeAsync(500 + 1000);
  expect(await slices).toMatchObject({ site: { brand: "acme" } });
  expect(consoleError).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
