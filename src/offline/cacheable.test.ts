import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCacheable, cacheFor } from "./cacheable.ts";

const ORIGIN = "https://acme.example";
const asked = (
  path: string,
  changes: Partial<Pick<Request, "method" | "mode">> & { headers?: Record<string, string>; origin?: string } = {},
) =>
  cacheFor(
    {
      method: "GET",
      mode: "cors",
      url: `${changes.origin ?? ORIGIN}${path}`,
      ...changes,
      headers: new Headers(changes.headers),
    },
    ORIGIN,
  );
const answered = (
  headers: Record<string, string>,
  changes: Partial<Pick<Response, "status" | "type" | "redirected">> = {},
) => ({ status: 200, type: "basic" as const, redirected: false, ...changes, headers: new Headers(headers) });
const ASSET = "/assets/browser-B1lZLZCZ.js";

describe("a request has a cache when its address says what it is", () => {
  test.each([
    [ASSET, "build"],
    ["/assets/sora-fa26406eed.woff2", "build"],
    ["/assets/game-grid-B_1-ZLZCZ.css", "build"],
    ["/brand-assets/bb5604431cb4fc3c/logo.svg", "brand"],
    ["/brand-assets/bb5604431cb4fc3c/hero%20one.webp", "brand"],
    ["/api/art/game/10625?m=acme&v=1&w=320", "pictures"],
  ])("%s: %s", (path, cacheName) => expect(asked(path)).toBe(cacheName));
  test.each([
    "/",
    "/m/home",
    "/m/member/home",
    "/_livery/offline.html",
    "/_livery/EN/site.json?v=1",
    "/_livery/EN/route/home.json?v=1",
    "/_livery/EN/page/home.json",
    "/_livery/events",
    "/_livery/icon.svg",
    "/manifest.webmanifest",
    "/service-worker.js",
    "/api/wallet",
    "/api/account/session",
    "/api/member/info",
    "/api/art",
    "/api/art/",
    "/api/art/../wallet",
    "/api/art/%2e%2e/wallet",
    "/api/artful/x",
    "/assets/browser.js",
    "/assets/",
    "/brand-assets/logo.svg",
    "/brand-assets/bb5604431cb4fc3c/a/b.svg",
    "/m/assets/browser-B1lZLZCZ.js",
  ])("%s: none", (path) => expect(asked(path)).toBeNull());
});

describe("what is about a person has none, whatever its address", () => {
  test.each([
    ["with a token", { headers: { Authorization: "Bearer t" } }],
    ["in parts", { headers: { Range: "bytes=0-9" } }],
    ["as a document", { mode: "navigate" }],
    ["from another host", { origin: "https://other.example" }],
    ["from another port", { origin: `${ORIGIN}:8443` }],
    ["POST", { method: "POST" }],
    ["HEAD", { method: "HEAD" }],
  ] as const)("requested %s", (_, changes) => expect(asked(ASSET, changes)).toBeNull());
});

describe("a response is cached", () => {
  test.each([
    ["build", "text/javascript; charset=utf-8"],
    ["build", "text/css; charset=utf-8"],
    ["build", "font/woff2"],
    ["brand", "image/svg+xml"],
    ["pictures", "image/webp"],
  ] as const)("in the cache %s as %s", (cacheName, type) => {
    expect(
      isCacheable(
        answered({
          "Content-Type": type,
          "Cache-Control": "public, max-age=31536000, immutable",
          Vary: "Accept-Encoding",
        }),
        cacheName,
      ),
    ).toBe(true);
  });
  test.each([
    ["a page", { "Content-Type": "text/html" }, {}],
    ["data", { "Content-Type": "application/json" }, {}],
    ["a response without a type", {}, {}],
    ["a failure", {}, { status: 404 }],
    ["a part", {}, { status: 206 }],
    ["a response from another origin", {}, { type: "opaque" }],
    ["a response to a redirect", {}, { redirected: true }],
    ["what forbids caching", { "Cache-Control": "max-age=1, No-Store" }, {}],
    ["what is private", { "Cache-Control": "private" }, {}],
    ["what sets a cookie", { "Set-Cookie": "a=1" }, {}],
    ["what varies by cookie", { Vary: "Accept-Encoding, Cookie" }, {}],
    ["what varies by token", { Vary: "authorization" }, {}],
    ["what varies by everything", { Vary: "*" }, {}],
  ] as const)("never: %s", (_, headers, changes) => {
    const base: Record<string, string> = _ === "a response without a type" ? {} : { "Content-Type": "text/javascript" };
    expect(isCacheable(answered({ ...base, ...headers }, changes), "build")).toBe(false);
  });
  test.each(["brand", "pictures"] as const)("no code among the pictures: %s", (cacheName) =>
    expect(isCacheable(answered({ "Content-Type": "text/javascript" }), cacheName)).toBe(false),
  );
});

describe("for every address and every response", () => {
  const path = fc.webPath().map((one) => `/${one.replace(/^\/+/, "")}`);
  test("nothing below /api is cached but pictures, and those only as pictures", () => {
    fc.assert(
      fc.property(path, fc.webQueryParameters(), (below, query) => {
        const cacheName = asked(`/api${below}?${query}`);
        expect([null, "pictures"]).toContain(cacheName);
        if (cacheName) expect(new URL(`${ORIGIN}/api${below}`).pathname).toMatch(/^\/api\/art\//);
      }),
    );
  });
  test("nothing with a token, and nothing but GET, is ever cached", () => {
    const addresses = fc.constantFrom(ASSET, "/brand-assets/bb5604431cb4fc3c/logo.svg", "/api/art/game/1");
    fc.assert(
      fc.property(
        fc.oneof(path, addresses),
        fc.string({ minLength: 1, unit: fc.constantFrom("a", "B", "7") }),
        (where, token) => asked(where, { headers: { Authorization: `Bearer ${token}` } }) === null,
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(path, addresses),
        fc.constantFrom("POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"),
        (where, method) => asked(where, { method }) === null,
      ),
    );
  });
  test('no HTML, no JSON and no "no-store" response is ever cached', () => {
    const cacheNames = fc.constantFrom("build", "brand", "pictures");
    const status = fc.integer({ min: 200, max: 599 });
    fc.assert(
      fc.property(
        cacheNames,
        status,
        fc.constantFrom(
          "text/html",
          "text/html; charset=utf-8",
          "application/json",
          "application/xhtml+xml",
          "text/plain",
        ),
        (cacheName, code, type) => !isCacheable(answered({ "Content-Type": type }, { status: code }), cacheName),
      ),
    );
    fc.assert(
      fc.property(
        cacheNames,
        fc.constantFrom("no-store", "no-cache, no-store", "max-age=0,no-store", "private, max-age=60"),
        (cacheName, control) =>
          !isCacheable(answered({ "Content-Type": "image/webp", "Cache-Control": control }), cacheName),
      ),
    );
  });
});
