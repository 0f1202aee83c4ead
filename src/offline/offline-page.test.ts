import { beforeEach, expect, test, vi } from "vitest";
import { FakeCaches, ownAnswer } from "../../tests/support/fake-caches.ts";
import { keepOfflinePage, offlinePage } from "./offline-page.ts";
import type { Surroundings } from "./caches.ts";

const PAGE =
  '<link href="/assets/sora-fa26406eed.woff2"><link href="/manifest.webmanifest"><img src="/brand-assets/bb5604431cb4fc3c/logo.svg"><a href="/m/home">Try again</a><img src="https://other.example/x.svg">';
const fetched = vi.fn<typeof fetch>();
let caches: FakeCaches;
let around: Surroundings;
let page: Response;

beforeEach(() => {
  caches = new FakeCaches();
  around = { caches: caches as unknown as CacheStorage, fetch: fetched, version: "v1" };
  page = ownAnswer(PAGE, "text/html");
  fetched
    .mockReset()
    .mockImplementation((asked) =>
      Promise.resolve(
        asked === "/_livery/offline.html"
          ? page.clone()
          : ownAnswer("x", String(asked).endsWith(".svg") ? "image/svg+xml" : "font/woff2"),
      ),
    );
});
const keep = () => keepOfflinePage(around, "https://acme.example");
const shown = async () => (await offlinePage(around)).text();

test("the page is kept with the pictures and fonts it names, and nothing else that it names", async () => {
  await keep();
  expect(caches.kept()).toEqual({
    "livery v1 build": ["/assets/sora-fa26406eed.woff2"],
    "livery v1 brand": ["/brand-assets/bb5604431cb4fc3c/logo.svg"],
    "livery v1 page": ["/_livery/offline.html"],
  });
  expect(await shown()).toBe(PAGE);
});
test("the host is asked whether it has changed, as in another language; its parts are not asked for again", async () => {
  await keep();
  page = ownAnswer("Offline ka", "text/html");
  await keep();
  expect(await shown()).toBe("Offline ka");
  expect(fetched.mock.calls.filter(([asked]) => asked === "/_livery/offline.html")).toEqual([
    ["/_livery/offline.html", { cache: "no-cache" }],
    ["/_livery/offline.html", { cache: "no-cache" }],
  ]);
  expect(fetched).toHaveBeenCalledTimes(4);
});
test("one that does not come leaves the one before", async () => {
  await keep();
  page = new Response("Something went wrong", { status: 500 });
  await expect(keep()).rejects.toThrow("The offline page answered 500");
  expect(await shown()).toBe(PAGE);
});
test("a part that does not come leaves a gap, and the page is kept", async () => {
  const all = fetched.getMockImplementation();
  fetched.mockImplementation((asked, ...rest) =>
    String(asked).endsWith(".svg") ? Promise.reject(new TypeError("gone")) : all!(asked, ...rest),
  );
  await keep();
  expect(await shown()).toBe(PAGE);
});
test("where none is kept the browser says that there is no connection", async () =>
  expect((await offlinePage(around)).type).toBe("error"));
