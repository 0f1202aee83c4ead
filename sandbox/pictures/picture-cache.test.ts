import { readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { ArtRequest } from "#demo-artwork/art.ts";
import { PictureCache } from "./picture-cache.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

const limits = { atOnce: 2, ofClient: 64, inAll: 100 };
const wanted = (width: number): ArtRequest => ({ kind: "vendor", subject: {} as never, width, format: "png" });
const visitor = (client: string, gone = new AbortController().signal) => ({ client, gone });
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A cache whose drawings end when the test says so; `drawn` lists what was begun. */
function heldCache() {
  const drawn: number[] = [];
  const ends: (() => void)[] = [];
  const draw = (request: ArtRequest) =>
    new Promise<{ body: Buffer; type: string }>((resolve) => {
      drawn.push(request.width);
      ends.push(() => resolve({ body: Buffer.from(String(request.width)), type: "image/png" }));
    });
  const finish = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { cache: new PictureCache(folder, { draw, limits }), drawn, finish };
}
const codeOf = (picture: Promise<unknown>) =>
  picture.then(
    () => "drawn",
    (error: { code?: string }) => error.code,
  );

test("400 distinct pictures of one client delay another client's by one drawing, and only the first 64 wait", async () => {
  const { cache, drawn, finish } = heldCache();
  const flood = Array.from({ length: 400 }, (_, width) => codeOf(cache.get(wanted(width), visitor("one"))));
  await expect.poll(() => drawn.length).toBe(2);
  const other = cache.get(wanted(1000), visitor("other"));
  for (let count = 0; count < 3; count++) await finish();
  await expect.poll(() => drawn).toContain(1000);
  await expect.poll(() => drawn.length).toBe(5);
  for (let count = 0; count < 64; count++) await finish();
  expect((await other).body.toString()).toBe("1000");
  const codes = await Promise.all(flood);
  expect(codes.filter((code) => code === "drawn")).toHaveLength(66);
  expect(codes.filter((code) => code === "rate.limited")).toHaveLength(334);
});

test("what nobody waits for any more is not drawn; what somebody still waits for is", async () => {
  const { cache, drawn, finish } = heldCache();
  const [busy, leaving] = [[1, 2], new AbortController()];
  const begun = busy.map((width) => cache.get(wanted(width), visitor("one")));
  await expect.poll(() => drawn.length).toBe(2);
  const left = [3, 4, 5].map((width) => codeOf(cache.get(wanted(width), visitor("one", leaving.signal))));
  const kept = cache.get(wanted(4), visitor("other"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  leaving.abort(Object.assign(new Error("The client has left"), { code: "left" }));
  expect(await Promise.all([left[0], left[2]])).toEqual(["left", "left"]);
  const again = cache.get(wanted(3), visitor("one"));
  for (let count = 0; count < 4; count++) await finish();
  await Promise.all([...begun, kept, again]);
  expect(drawn.toSorted()).toEqual([1, 2, 3, 4]);
});

test("the pictures on disk take no more space than they may: those used least recently go, also after a restart", async () => {
  const drawn: number[] = [];
  const draw = async (request: ArtRequest) => {
    drawn.push(request.width);
    return { body: Buffer.alloc(100), type: "image/png" };
  };
  const cacheOf = () => new PictureCache(folder, { draw, limits, mostBytes: 300 });
  const first = cacheOf();
  for (const width of [1, 2, 3, 1, 4]) await first.get(wanted(width), visitor("one"));
  expect([drawn, files().length]).toEqual([[1, 2, 3, 4], 3]);
  await first.get(wanted(1), visitor("one"));
  expect(drawn).toHaveLength(4);
  const second = cacheOf();
  await second.get(wanted(4), visitor("one"));
  expect(drawn).toHaveLength(4);
  await second.get(wanted(5), visitor("one"));
  expect([drawn.length, files().length]).toEqual([5, 3]);
});
