import { expect, test } from "vitest";
import { PlatformSockets } from "./platform-sockets.ts";

test("each brand has connections of its own, and no more than the limit", () => {
  const sockets = new PlatformSockets(3);
  expect(sockets.of("acme", "http:")).toBe(sockets.of("acme", "http:"));
  expect(sockets.of("acme", "http:")).not.toBe(sockets.of("zenith", "http:"));
  expect(sockets.of("acme", "https:")).not.toBe(sockets.of("acme", "http:"));
  expect([sockets.of("acme", "http:").maxSockets, sockets.of("acme", "https:").maxSockets]).toEqual([3, 3]);
});
test("a brand that is gone leaves none open", () => {
  const sockets = new PlatformSockets(3);
  const before = sockets.of("acme", "http:");
  sockets.forget("acme");
  expect(sockets.of("acme", "http:")).not.toBe(before);
});
