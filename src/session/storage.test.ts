// @vitest-environment jsdom
import { expect, test } from "vitest";
import { safeStorage } from "./storage.ts";

const throwing = safeStorage(() => {
  throw new DOMException("denied", "SecurityError");
});

test("a storage that throws on access reads nothing and writes nothing, and the page goes on", () => {
  expect(throwing.read("key")).toBeNull();
  expect(throwing.write("key", "value")).toBe(false);
  expect(() => throwing.remove("key")).not.toThrow();
  expect(() => throwing.clear()).not.toThrow();
});

test("writing to a full storage returns false and leaves the old value", () => {
  const storage = safeStorage(
    () =>
      ({
        ...sessionStorage,
        getItem: () => "before",
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      }) as unknown as Storage,
  );
  expect(storage.write("key", "value")).toBe(false);
  expect(storage.read("key")).toBe("before");
});

test("a storage that works writes, reads and removes", () => {
  const storage = safeStorage(() => sessionStorage);
  expect(storage.write("a", "1")).toBe(true);
  expect(storage.write("b", "2")).toBe(true);
  expect(storage.read("a")).toBe("1");
  storage.remove("a");
  expect([storage.read("a"), storage.read("b")]).toEqual([null, "2"]);
  storage.clear();
  expect(storage.read("b")).toBeNull();
});
