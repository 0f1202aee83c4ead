import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { requestUrl } from "./request-url.ts";

const of = (url: string) => requestUrl({ url } as IncomingMessage);

test.each([
  ["/", "/", ""],
  ["/m/home?a=1", "/m/home", "?a=1"],
  ["/m/../api/wallet", "/api/wallet", ""],
  ["/m/%2e%2e/x", "/x", ""],
  ["//", "//", ""],
  ["//elsewhere.example/m/home", "//elsewhere.example/m/home", ""],
  ["/@elsewhere.example", "/@elsewhere.example", ""],
])("%s requests %s", (target, path, query) =>
  expect([of(target)?.pathname, of(target)?.search]).toEqual([path, query]),
);
test("no request target resolves to another host", () =>
  expect(of("//elsewhere.example/")?.hostname).toBe("host.invalid"));
test.each(["*", "http://elsewhere.example/", "elsewhere.example:443", ""])('"%s" is not a page\'s address', (target) =>
  expect(of(target)).toBeNull(),
);
