import { expect, test, vi } from "vitest";
import { PackedText } from "./encoded.ts";
import { BodyCache } from "./body-cache.ts";

const make = (text: string) => vi.fn(() => new PackedText(text, "text/plain"));

test("a body is built once, however many requests wait for it", async () => {
  const bodies = new BodyCache();
  const one = make("1");
  await Promise.all([1, 2, 3].map(() => bodies.take("icon", "digest 1", one)));
  expect(one).toHaveBeenCalledTimes(1);
});
test("a body is rebuilt for another source, and the previous one is dropped", async () => {
  const bodies = new BodyCache();
  const one = make("1");
  await bodies.take("icon", "digest 1", one);
  expect((await bodies.take("icon", "digest 2", make("2"))).plain.toString()).toBe("2");
  await bodies.take("icon", "digest 1", one);
  expect(one).toHaveBeenCalledTimes(2);
});
test("a failed build is retried", async () => {
  const bodies = new BodyCache();
  await expect(bodies.take("icon", "1", () => Promise.reject(new Error("no drawing")))).rejects.toThrow("no drawing");
  expect((await bodies.take("icon", "1", make("1"))).plain.toString()).toBe("1");
});
test("the bodies of a removed brand are dropped, and no others", async () => {
  const bodies = new BodyCache();
  const [one, other] = [make("1"), make("2")];
  const take = () => Promise.all([bodies.take("acme icon", "1", one), bodies.take("acme2 icon", "1", other)]);
  await take();
  bodies.forget("acme ");
  await take();
  expect([one, other].map((made) => made.mock.calls.length)).toEqual([2, 1]);
});
