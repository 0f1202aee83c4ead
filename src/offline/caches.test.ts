import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeCaches, ownAnswer } from "../../tests/support/fake-caches.ts";
import { clearOthers, staleWhileRevalidate, cacheFirst, MOST_PICTURES, type Environment } from "./caches.ts";
import { clearCaches } from "./clear-caches.ts";

const fetched = vi.fn<typeof fetch>();
let caches: FakeCaches;
let environment: Environment;
let work: Promise<unknown>[];
const later = (one: Promise<unknown>) => {
  work.push(one);
};
/** Pending work may add further work. */
const done = async () => {
  while (work.length > 0) await Promise.all(work.splice(0));
};
const picture = (name: string) => new Request(`https://acme.example/api/art/game/${name}`);
const CODE = "/assets/browser-B1lZLZCZ.js";

beforeEach(() => {
  caches = new FakeCaches();
  environment = { caches: caches as unknown as CacheStorage, fetch: fetched, version: "v1" };
  work = [];
  let count = 0;
  fetched
    .mockReset()
    .mockImplementation((request) =>
      Promise.resolve(
        ownAnswer(
          `answer ${++count}`,
          String((request as Request).url ?? request).includes("art") ? "image/webp" : "text/javascript",
        ),
      ),
    );
});

describe("what has its content hash in its address", () => {
  test("is fetched once, and then comes from the cache", async () => {
    const first = await (await cacheFirst(environment, "build", CODE, later)).text();
    await done();
    expect([first, await (await cacheFirst(environment, "build", CODE, later)).text()]).toEqual([
      "answer 1",
      "answer 1",
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(caches.kept()).toEqual({ "livery v1 build": [CODE] });
  });
  test("is not cached when its answer may not be", async () => {
    fetched.mockResolvedValue(ownAnswer("<h1>Log in to the hotel's network</h1>", "text/html"));
    await cacheFirst(environment, "build", CODE, later);
    await done();
    expect(caches.kept()).toEqual({});
  });
  test("is shown even when the phone's storage is full", async () => {
    caches.full = true;
    expect(await (await cacheFirst(environment, "build", CODE, later)).text()).toBe("answer 1");
    await expect(done()).resolves.toBeUndefined();
  });
});

describe("a picture of the platform", () => {
  const show = async (name: string) => {
    const text = await (await staleWhileRevalidate(environment, picture(name), later)).text();
    await done();
    return text;
  };
  test("is shown from the cache at once and refetched in the background", async () => {
    expect([await show("1"), await show("1"), await show("1")]).toEqual(["answer 1", "answer 1", "answer 2"]);
  });
  test("is shown from the cache without a connection, and fails when it was never cached", async () => {
    await show("1");
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await show("1")).toBe("answer 1");
    await expect(show("2")).rejects.toThrow("Failed to fetch");
  });
  test("evicts the least recently used one once there are many", async () => {
    for (let name = 0; name < MOST_PICTURES; name++) await show(String(name));
    await show("0");
    await show("new");
    const kept = caches.kept()["livery v1 pictures"] ?? [];
    expect(kept).toHaveLength(MOST_PICTURES);
    expect([kept.at(-1), kept.includes(picture("0").url), kept.includes(picture("1").url)]).toEqual([
      picture("new").url,
      true,
      false,
    ]);
  });
});

test("a new version deletes the caches of the previous one, and nobody else's", async () => {
  for (const name of ["livery v0 build", "livery v1 build", "livery v10 build", "another cache"])
    await caches.open(name);
  await clearOthers(environment);
  expect(await caches.keys()).toEqual(["livery v1 build", "another cache"]);
  await clearCaches(environment.caches);
  expect(await caches.keys()).toEqual(["another cache"]);
});
