import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeCaches, ownAnswer } from "../../tests/support/fake-caches.ts";

const ORIGIN = "https://acme.example";
const PAGE = '<img src="/brand-assets/bb5604431cb4fc3c/logo.svg">offline';
const fetched = vi.fn<typeof fetch>();
const skipWaiting = vi.fn(() => Promise.resolve());
const unregister = vi.fn(() => Promise.resolve(true));
const claim = vi.fn(() => Promise.resolve());
const enable = vi.fn(() => Promise.resolve());
let caches: FakeCaches;
let listeners: Map<string, (event: object) => void>;

/** Runs the worker's code in a fake browser. */
async function run(on: boolean) {
  listeners = new Map();
  const scope = {
    livery: { on, version: "v1" },
    location: { origin: ORIGIN },
    caches,
    clients: { claim },
    registration: { unregister, navigationPreload: { enable } },
    fetch: fetched,
    skipWaiting,
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import("./service-worker.ts");
}

/** Dispatches an event, and waits until its work is done. */
async function happen(kind: string, about: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(kind)?.({
    waitUntil: (one: Promise<unknown>) => {
      work.push(one);
    },
    respondWith: (one: Promise<Response>) => {
      answer = one;
    },
    preloadResponse: Promise.resolve(undefined),
    ...about,
  });
  const given = await answer;
  while (work.length > 0) await Promise.all(work.splice(0));
  return given;
}
const ask = (path: string, mode = "cors", headers = {}) =>
  happen("fetch", { request: { url: `${ORIGIN}${path}`, method: "GET", mode, headers: new Headers(headers) } });

beforeEach(() => {
  caches = new FakeCaches();
  for (const mock of [skipWaiting, unregister, claim, enable]) mock.mockClear();
  fetched.mockReset().mockImplementation((request) => {
    const address = String((request as Request).url ?? request);
    return Promise.resolve(
      address.endsWith("offline.html")
        ? ownAnswer(PAGE, "text/html")
        : ownAnswer(
            address,
            address.includes(".js") ? "text/javascript" : address.includes("/m/") ? "text/html" : "image/webp",
          ),
    );
  });
});

describe("the worker of a brand that has it enabled", () => {
  beforeEach(() => run(true));

  test("fetches the offline page when it is installed, and waits", async () => {
    await happen("install");
    expect(caches.kept()["livery v1 page"]).toEqual(["/_livery/offline.html"]);
    expect(skipWaiting).not.toHaveBeenCalled();
  });
  test("is not installed without an offline page", async () => {
    fetched.mockResolvedValue(new Response("", { status: 503 }));
    await expect(happen("install")).rejects.toThrow("503");
  });
  test("deletes the previous version's caches when it activates, and claims the open pages", async () => {
    await caches.open("livery v0 build");
    await happen("activate");
    expect(await caches.keys()).toEqual([]);
    expect([enable.mock.calls.length, claim.mock.calls.length]).toEqual([1, 1]);
  });
  test("skips waiting at the right message, and at no other", async () => {
    await happen("message", { data: "revalidate-offline-page" });
    await happen("message", { data: "anything" });
    expect(skipWaiting).not.toHaveBeenCalled();
    await happen("message", { data: "activate" });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });
  test("that receives the order to stop deletes its caches, and caches nothing more for the pages that are still open", async () => {
    await happen("install");
    await happen("message", { data: "stop" });
    expect([await ask("/assets/browser-B1lZLZCZ.js"), await ask("/m/home", "navigate")]).toEqual([
      undefined,
      undefined,
    ]);
    await happen("message", { data: "revalidate-offline-page" });
    expect([await caches.keys(), unregister.mock.calls.length]).toEqual([[], 1]);
  });
  test("takes pages from the network, or from the navigation preload where there is one, and caches none", async () => {
    expect(await (await ask("/m/home", "navigate"))?.text()).toBe(`${ORIGIN}/m/home`);
    expect(
      await (
        await happen("fetch", {
          request: { url: `${ORIGIN}/m/home`, method: "GET", mode: "navigate", headers: new Headers() },
          preloadResponse: Promise.resolve(new Response("early")),
        })
      )?.text(),
    ).toBe("early");
    expect(caches.kept()).toEqual({});
  });
  test("shows the offline page when the network fails", async () => {
    await happen("install");
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await (await ask("/m/gameList?gameType=FISH", "navigate"))?.text()).toBe(PAGE);
  });
  describe("that waits for a hanging page", () => {
    beforeEach(async () => {
      await happen("install");
      vi.useFakeTimers();
    });
    const pageAfter = (milliseconds: number) => {
      fetched.mockImplementation(
        () =>
          new Promise((resolve) => {
            setTimeout(() => resolve(ownAnswer("slow", "text/html")), milliseconds);
          }),
      );
      return ask("/m/home", "navigate");
    };

    test("shows the page when it arrives within twenty seconds", async () => {
      const shown = pageAfter(19_999);
      await vi.advanceTimersByTimeAsync(19_999);
      expect(await (await shown)?.text()).toBe("slow");
    });
    test("shows the offline page after twenty seconds; the late page does no harm", async () => {
      const shown = pageAfter(60_000);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await (await shown)?.text()).toBe(PAGE);
      await vi.advanceTimersByTimeAsync(40_000);
    });
    test("shows the offline page when a preloaded page hangs, too; its late failure does no harm", async () => {
      const preloadResponse = new Promise<undefined>((_, reject) => {
        setTimeout(() => reject(new DOMException("cancelled", "AbortError")), 30_000);
      });
      const shown = happen("fetch", {
        request: { url: `${ORIGIN}/m/home`, method: "GET", mode: "navigate", headers: new Headers() },
        preloadResponse,
      });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await (await shown)?.text()).toBe(PAGE);
      await vi.advanceTimersByTimeAsync(10_000);
    });
    test("keeps waiting when there is no offline page to show", async () => {
      caches.caches.clear();
      const shown = pageAfter(60_000);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await (await shown)?.text()).toBe("slow");
    });
  });
  test("caches code and pictures, and ignores everything else", async () => {
    await ask("/assets/browser-B1lZLZCZ.js");
    await ask("/api/art/game/1");
    for (const path of ["/api/wallet", "/_livery/EN/site.json", "/_livery/events"])
      expect(await ask(path)).toBeUndefined();
    expect(await ask("/assets/browser-B1lZLZCZ.js", "cors", { Authorization: "Bearer t" })).toBeUndefined();
    expect(Object.values(caches.kept()).flat()).toEqual([
      `${ORIGIN}/assets/browser-B1lZLZCZ.js`,
      `${ORIGIN}/api/art/game/1`,
    ]);
  });
});

test("the worker of a brand that has it disabled activates at once, deletes the caches, and unregisters; it answers nothing", async () => {
  await run(false);
  await caches.open("livery v1 build");
  await happen("install");
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  await happen("activate");
  expect(await caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(listeners.has("fetch")).toBe(false);
});
