// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slicesOfDocument } from "./page-data.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});
const put = (parent: HTMLElement, tag: string, attributes: object) =>
  Object.assign(parent.appendChild(document.createElement(tag)), attributes);

function putPage(): void {
  put(document.head, "link", { id: "livery-site", href: "/_livery/EN/site.json?v=1" });
  put(document.head, "link", { id: "livery-route", href: "/_livery/EN/route/home.json?v=2" });
  put(document.body, "script", { type: "application/json", id: "livery-rendering", textContent: '{"seed":7}' });
}

test("what a rendering adds is in the HTML, the brand's and the route's slices at their addresses in it", async () => {
  fetched.mockImplementation((address) =>
    Promise.resolve(Response.json(String(address).includes("/site.json") ? { brand: "acme" } : { route: "home" })),
  );
  putPage();
  expect(await slicesOfDocument()).toEqual({ site: { brand: "acme" }, page: { route: "home", seed: 7 } });
  expect(fetched.mock.calls.map(([address]) => new URL(String(address)).search)).toEqual(["?v=1", "?v=2"]);
});
test("a page that the host did not render throws and says so", async () => {
  await expect(slicesOfDocument()).rejects.toThrow("The page has no #livery-rendering: it was not made by the host");
});

test("a slice is retried until it loads, and each failure is logged", async () => {
  vi.useFakeTimers();
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  putPage();
  const failures = [Promise.reject(new TypeError("offline")), Promise.resolve(new Response("no", { status: 502 }))];
  fetched.mockImplementation((address) => {
    const failure = String(address).includes("/site.json") ? failures.shift() : undefined;
    return failure ?? Promise.resolve(Response.json({ brand: "acme" }));
  });
  const slices = slicesOfDocument();
  await vi.advanceTimersByTimeAsync(500 + 1000);
  expect(await slices).toMatchObject({ site: { brand: "acme" } });
  expect(consoleError).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
