import { beforeEach, expect, test, vi } from "vitest";
import { FakeCaches, ownAnswer } from "../../tests/support/fake-caches.ts";
import { cacheOfflinePage, offlinePage } from "./offline-page.ts";
import type { Environment } from "./caches.ts";

const PAGE =
  '<link href="/assets/sora-fa26406eed.woff2"><link href="/manifest.webmanifest"><img src="/brand-assets/bb5604431cb4fc3c/logo.svg"><a href="/m/home">Try again</a><img src="https://other.example/x.svg">';
const fetched = vi.fn<typeof fetch>();
let caches: FakeCaches;
let environment: Environment;
let page: Response;

beforeEach(() => {
  caches = new FakeCaches();
  environment = { caches: caches as unknown as CacheStorage, fetch: fetched, version: "v1" };
  page = ownAnswer(PAGE, "text/html");
  fetched
    .mockReset()
    .mockImplementation((request) =>
      Promise.resolve(
        request === "/_livery/offline.html"
          ? page.clone()
          : ownAnswer("x", String(request).endsWith(".svg") ? "image/svg+xml" : "font/woff2"),
      ),
    );
});
const keep = () => cacheOfflinePage(environment, "https://acme.example");
const shown = async () => (await offlinePage(environment)).text();

test("the page is cached with the pictures and fonts it names, and nothing else", async () => {
  await keep();
  expect(caches.kept()).toEqual({
    "livery v1 build": ["/assets/sora-fa26406eed.woff2"],
    "livery v1 brand": ["/brand-assets/bb5604431cb4fc3c/logo.svg"],
    "livery v1 page": ["/_livery/offline.html"],
  });
  expect(await shown()).toBe(PAGE);
});
test("the page is revalidated, as after a change of language; its parts are not fetched again", async () => {
  await keep();
  page = ownAnswer("Offline ka", "text/html");
  await keep();
  expect(await shown()).toBe("Offline ka");
  expect(fetched.mock.calls.filter(([request]) => request === "/_livery/offline.html")).toEqual([
    ["/_livery/offline.html", { cache: "no-cache" }],
    ["/_livery/offline.html", { cache: "no-cache" }],
  ]);
  expect(fetched).toHaveBeenCalledTimes(4);
});
test("a failed fetch leaves the previous page", async () => {
  await keep();
  page = new Response("Something went wrong", { status: 500 });
  await expect(keep()).rejects.toThrow("The offline page answered 500");
  expect(await shown()).toBe(PAGE);
});
test("a part that fails leaves a gap, and the page is cached", async () => {
  const all = fetched.getMockImplementation();
  fetched.mockImplementation((request, ...rest) =>
    String(request).endsWith(".svg") ? Promise.reject(new TypeError("gone")) : all!(request, ...rest),
  );
  await keep();
  expect(await shown()).toBe(PAGE);
});
test("without a cached page the browser shows its own error", async () =>
  expect((await offlinePage(environment)).type).toBe("error"));
