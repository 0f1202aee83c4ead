import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a store returns its latest value, and still knows its first one", () => {
  const store = createStore<string | null>(null);
  store.set("menu");
  expect([store.get(), store.initial()]).toEqual(["menu", null]);
});

test("a subscriber is called on each change, until it unsubscribes", () => {
  const store = createStore(0);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  const other = vi.fn();
  store.subscribe(other);
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual([1, 2]);
  expect(other).toHaveBeenCalledTimes(3);
});

test("stores are independent", () => {
  const [one, other] = [createStore("a"), createStore("a")];
  one.set("b");
  expect(other.get()).toBe("a");
});
