import { request as send } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { forwarding } from "../../../tests/support/forwarding.ts";
import type { Question } from "../../../tests/support/http.ts";
import { contract } from "#gateway/contract.ts";
import { usualLimits } from "../limits/host-limits.ts";
import { PlatformCalls } from "./platform-calls.ts";
import { eventually } from "../../../tests/support/eventually.ts";

/** What one client may do here: two bodies at a time, each within a moment, and one call that waits. */
const limits = {
  ...usualLimits,
  clientBodies: { each: 2, all: 100 },
  clientCalls: { each: 1, all: 100 },
  brandCalls: { each: 1, all: 100 },
  bodyTime: 60,
  bodySpeed: 1e9,
};

const wallet: Question = { path: "/api/wallet", headers: { Authorization: "Bearer opaque" } };

describe("a client that sends slowly", () => {
  const proxies = "loopback";
  const from = (address: string): Question => ({ path: "/api/games/vendors", headers: { "X-Forwarded-For": address } });
  /** A call of which one byte arrives; what is answered in the end. */
  const slowCall = (host: string, address = "203.0.113.7") => {
    const { hostname, port } = new URL(host);
    const headers = { "Content-Length": "60000", "X-Forwarded-For": address };
    const call = send({ hostname, port, method: "POST", path: "/api/account/test-play", headers, agent: false });
    call.on("error", () => undefined).write("{");
    return new Promise<number | undefined>((resolve) => {
      call.once("response", (response) => {
        response.resume();
        resolve(response.statusCode);
        call.destroy();
      });
    });
  };
  test("sends two bodies at a time here; its other calls and those of others are answered meanwhile", async () => {
    const { host, received, ask: call } = await forwarding({ proxies, calls: new PlatformCalls(limits) });
    const answers = ["203.0.113.7", "203.0.113.7", "203.0.113.7"].map((address) => slowCall(host, address));
    expect(await Promise.race(answers)).toBe(429);
    for (const address of ["203.0.113.7", "198.51.100.1"]) expect((await call(from(address))).status).toBe(200);
    expect(received.map(({ url }) => url)).toEqual(["/api/games/vendors", "/api/games/vendors"]);
    expect((await Promise.all(answers)).toSorted()).toEqual([408, 408, 429]);
    await expect.poll(() => slowCall(host)).toBe(408);
  });
  test("is one client in the whole network of its IPv6 address", async () => {
    const { host } = await forwarding({ proxies, calls: new PlatformCalls(limits) });
    const answers = ["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((address) => slowCall(host, address));
    expect((await Promise.all(answers)).toSorted()).toEqual([408, 408, 429]);
  });
});
test("a body over the limit is 413, also when it is announced, and never reaches the platform", async () => {
  const { received, ask: call } = await forwarding();
  const upload: Question = { method: "POST", path: "/api/account/test-play", body: "x".repeat(300_000) };
  for (const headers of [{}, { "Transfer-Encoding": "chunked" }]) {
    const reply = await call({ ...upload, headers });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      413,
      { error: { code: "request.invalid", message: "The request is longer than 65536 bytes" } },
    ]);
  }
  expect(received).toEqual([]);
});
test("a call with files may be as long as the contract says", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const { received, ask: call } = await forwarding();
  const body = "x".repeat(1_000_000);
  expect((await call({ method: "POST", path: contract.joinActivity.path, body })).status).toBe(200);
  expect(received[0]?.body.length).toBe(1_000_000);
  expect(warned.mock.calls).toEqual([]);
});
test("more calls than a client may have, or than may wait for a brand's platform, are refused at once", async () => {
  const calls = new PlatformCalls({ ...limits, brandCalls: { each: 2, all: 100 } });
  const { received, ask: call } = await forwarding({ timeout: 400, proxies: "loopback", calls }, () => undefined);
  const from = (address: string) => call({ ...wallet, headers: { "X-Forwarded-For": address } });
  const waits = from("203.0.113.1");
  await eventually(() => expect(received).toHaveLength(1), 5);
  expect(await from("203.0.113.1")).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
  const next = from("203.0.113.2");
  await eventually(() => expect(received).toHaveLength(2), 5);
  expect((await from("203.0.113.3")).status).toBe(503);
  expect([(await waits).status, (await next).status]).toEqual([502, 502]);
});
test("a call that waits for a connection to its platform waits no longer than a call", async () => {
  const calls = new PlatformCalls({ ...usualLimits, platformSockets: 1 });
  const { ask: call } = await forwarding({ timeout: 60, calls }, (request, response) => {
    if (request.url === "/api/wallet") setTimeout(() => response.writeHead(200).write("{"), 30);
  });
  const long = call(wallet).catch(() => undefined);
  expect((await call({ path: "/api/games/vendors" })).status).toBe(502);
  await long;
});
