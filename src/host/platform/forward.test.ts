import { describe, expect, test } from "vitest";
import { forwarding } from "../../../tests/support/forwarding.ts";
import type { Question } from "../../../tests/support/http.ts";

const wallet: Question = { path: "/api/wallet", headers: { "Merchant-Code": "acme", Authorization: "Bearer opaque" } };
/** The platform's clock: phones count by it, whatever the host's says. */
const DATE = "Thu, 01 Jan 2026 00:00:00 GMT";

test("a call reaches the platform unchanged, and its answer comes back", async () => {
  const { received, ask: call } = await forwarding(
    {},
    (_, response) =>
      void response
        .writeHead(201, { "Content-Type": "application/json", "Retry-After": "3", Date: DATE })
        .end('{"value":"yes"}'),
  );
  const reply = await call({
    method: "POST",
    path: "/api/account/test-play?x=1",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "k", "User-Agent": "A phone" },
    body: '{"trialName":"t"}',
  });
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/api/account/test-play?x=1",
    body: '{"trialName":"t"}',
    headers: { "content-type": "application/json", "idempotency-key": "k", "user-agent": "A phone" },
  });
  expect(reply).toMatchObject({
    status: 201,
    text: '{"value":"yes"}',
    headers: {
      "content-type": "application/json",
      "retry-after": "3",
      date: DATE,
      "x-content-type-options": "nosniff",
    },
  });
});

describe("the merchant code", () => {
  test.each([
    ["acme", "acme"],
    ["acmetrial", "acmetrial"],
    ["zenith", "acme"],
    ["", "acme"],
    ["acme, zenith", "acme"],
  ])('is the host\'s own: a page that sends "%s" calls for %s', async (header, sent) => {
    const { received, ask: call } = await forwarding();
    await call({ path: "/api/games/vendors", headers: { "Merchant-Code": header } });
    expect(received[0]?.headers["merchant-code"]).toBe(sent);
  });
});

describe("the token", () => {
  test("travels in the Authorization header", async () => {
    const { received, ask: call } = await forwarding();
    await call(wallet);
    expect(received[0]?.headers.authorization).toBe("Bearer opaque");
  });
  test("travels without a scheme in a different header if the brand sets one", async () => {
    const { received, ask: call } = await forwarding({ token: { in: "header", name: "X-Session" } });
    await call(wallet);
    expect(received[0]?.headers).toMatchObject({ "x-session": "opaque" });
    expect(received[0]?.headers.authorization).toBeUndefined();
  });
  test("has its scheme in the Authorization header in whatever letters the brand writes that", async () => {
    const { received, ask: call } = await forwarding({ token: { in: "header", name: "authorization" } });
    await call(wallet);
    expect(received[0]?.headers.authorization).toBe("Bearer opaque");
  });
  test("travels in the query if the brand sets it", async () => {
    const { received, ask: call } = await forwarding({ token: { in: "query", name: "token" } });
    await call({ ...wallet, path: "/api/wallet?token=somebody-elses&a=1" });
    expect(received[0]?.url).toBe("/api/wallet?token=opaque&a=1");
    expect(received[0]?.headers.authorization).toBeUndefined();
  });
  test.each([["Basic b3BhcXVl"], ["Bearer"], ["Bearer two words"]])(
    'nothing else passes for one: "%s"',
    async (authorization) => {
      const { received, ask: call } = await forwarding();
      await call({ path: "/api/wallet", headers: { Authorization: authorization } });
      expect(received[0]?.headers.authorization).toBeUndefined();
    },
  );
});

test("a brand's own path replaces the contract's", async () => {
  const { received, ask: call } = await forwarding({ paths: { hotGames: "/v2/games/hot" } });
  await call({ path: "/api/games/hot?language=EN" });
  expect(received[0]?.url).toBe("/v2/games/hot?language=EN");
});
test.each([
  ["", "127.0.0.1"],
  ["loopback", "203.0.113.7"],
])(
  "the platform gets the site's host name and the visitor's address, behind the proxies \"%s\": %s",
  async (proxies, address) => {
    const { received, ask: call } = await forwarding({ proxies });
    await call({ ...wallet, headers: { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Host": "elsewhere.example" } });
    expect(received[0]?.headers).toMatchObject({
      "x-forwarded-for": expect.stringContaining(address),
      "x-forwarded-host": "m.acme.example",
    });
  },
);
test("cookies stay with the site, and the platform's cookies with the platform", async () => {
  const { received, ask: call } = await forwarding(
    {},
    (_, response) => void response.writeHead(200, { "Set-Cookie": "a=b", Server: "secret/1.0" }).end("{}"),
  );
  const reply = await call({ ...wallet, headers: { Cookie: "livery_language=TY", "X-Forwarded-For": "1.2.3.4" } });
  expect(received[0]?.headers.cookie).toBeUndefined();
  expect(received[0]?.headers["x-forwarded-for"]).not.toContain("1.2.3.4");
  expect([reply.headers["set-cookie"], reply.headers["server"]]).toEqual([undefined, undefined]);
});
describe("the cache headers of an answer", () => {
  const varyOf = async (path: string, vary?: string) => {
    const { ask: call } = await forwarding(
      {},
      (_, response) =>
        void response
          .writeHead(200, { "Cache-Control": "max-age=60", ...(vary !== undefined && { Vary: vary }) })
          .end("{}"),
    );
    const { headers } = await call({ path });
    expect(headers["cache-control"]).toBe("max-age=60");
    return headers["vary"];
  };
  test.each([
    ["Merchant-Code, Authorization", "Merchant-Code, Authorization"],
    ["Accept-Language", "Accept-Language, Merchant-Code, Authorization"],
    ["authorization,X-Session", "authorization, X-Session, Merchant-Code"],
    [undefined, "Merchant-Code, Authorization"],
    ["*", "*, Merchant-Code, Authorization"],
  ])("are the platform's; the answer always varies by visitor and merchant: %s", async (vary, expected) =>
    expect(await varyOf("/api/announcements", vary)).toBe(expected),
  );
  test.each([
    ["Merchant-Code", "Merchant-Code"],
    [undefined, undefined],
  ])("pictures are the same for everybody: %s", async (vary, expected) =>
    expect(await varyOf("/api/art/games/10.webp", vary)).toBe(expected),
  );
});
test.each([
  ["GET", "/api/nowhere"],
  ["POST", "/api/wallet"],
  ["GET", "/api/wallet/../nowhere"],
  ["GET", "/api/art/"],
  ["POST", "/api/art/x.svg"],
])("a call that is not in the contract is 404 and is not forwarded: %s %s", async (method, path) => {
  const { received, ask: call } = await forwarding();
  const reply = await call({ method, path });
  expect(reply.status).toBe(404);
  expect(JSON.parse(reply.text)).toEqual({ error: { code: "request.unknown", message: "There is no such call" } });
  expect(received).toEqual([]);
});
test("pictures of the reference platform are forwarded", async () => {
  const { received, ask: call } = await forwarding();
  await call({ path: "/api/art/games/10.webp?w=320" });
  expect(received[0]?.url).toBe("/api/art/games/10.webp?w=320");
});

describe("a platform that does not answer", () => {
  const failed = { error: { code: "platform.failed", message: "The platform did not answer" } };
  test("in time is 502 platform.failed", async () => {
    const { ask: call } = await forwarding({ timeout: 30 }, () => undefined);
    const reply = await call(wallet);
    expect([reply.status, JSON.parse(reply.text), reply.headers["cache-control"]]).toEqual([502, failed, "no-store"]);
  });
  test("because it hangs up is 502 platform.failed", async () => {
    const { ask: call } = await forwarding({}, (_, response) => void response.destroy());
    const reply = await call(wallet);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([502, failed]);
  });
  test("completely breaks the connection, so that half an answer is not taken for a complete one", async () => {
    const { ask: call } = await forwarding({}, (_, response) => {
      response.writeHead(200, { "Content-Length": "100" }).write('{"val');
      response.socket?.end();
    });
    await expect(call(wallet)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });
});
test("a platform's own error is passed on unchanged", async () => {
  const { ask: call } = await forwarding(
    {},
    (_, response) =>
      void response
        .writeHead(401, { "Content-Type": "application/json" })
        .end('{"error":{"code":"session.expired","message":"over"}}'),
  );
  expect(await call(wallet)).toMatchObject({
    status: 401,
    text: '{"error":{"code":"session.expired","message":"over"}}',
  });
});
