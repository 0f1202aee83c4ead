import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { trustedProxies, visitorAddress } from "./visitor-address.ts";

const from = (remoteAddress: string | undefined, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  }) as unknown as IncomingMessage;

test.each([
  ["", "203.0.113.7", "1.2.3.4", "203.0.113.7"],
  ["loopback", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["loopback, 10.0.0.0/8", "127.0.0.1", "1.2.3.4, 203.0.113.7, 10.1.2.3", "203.0.113.7"],
  ["10.0.0.0/8", "203.0.113.7", "1.2.3.4", "203.0.113.7"],
  ["loopback", "::1", "2001:db8::7", "2001:db8::7"],
])(
  'behind the proxies "%s" a request from %s with X-Forwarded-For "%s" is from %s',
  (list, remote, forwarded, visitor) => {
    expect(visitorAddress(from(remote, forwarded), trustedProxies(list))).toBe(visitor);
  },
);

test("a closed connection has no address", () =>
  expect(visitorAddress(from(undefined), trustedProxies("loopback"))).toBe(""));
test("an invalid address is rejected", () =>
  expect(() => trustedProxies("the one in the cellar")).toThrow("invalid IP address"));
