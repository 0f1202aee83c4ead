import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { forwarding } from "../../../tests/support/forwarding.ts";
import type { Question } from "../../../tests/support/http.ts";

const wallet: Question = { path: "/api/wallet", headers: { "Merchant-Code": "acme", Authorization: "Bearer opaque" } };

describe("an idle connection that the platform closes as a call takes it", () => {
  /** Closes each connection at its second request, as one that has been idle for too long; there are so many. */
  const closing = async (connections = 1) => {
    const used = new Set<object>();
    const waiting: ServerResponse[] = [];
    const answer = (response: ServerResponse) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"value":1}');
    const made = await forwarding({}, ({ socket }, response) => {
      if (used.has(socket)) return void socket.destroy();
      used.add(socket);
      waiting.push(response);
      // Each of the first calls has to wait for the last one, so that none gets the connection of another.
      if (used.size >= connections) waiting.splice(0).forEach(answer);
    });
    await Promise.all(Array.from({ length: connections }, () => made.ask(wallet)));
    return made;
  };
  test.each([1, 2, 3])(
    "is replaced by a new one, for a call that changes nothing, with %i of the same age",
    async (n) => {
      const { received, ask: call } = await closing(n);
      expect((await call(wallet)).status).toBe(200);
      expect(received).toHaveLength(n + 2);
    },
  );
  test.each([
    ["is replaced, for a call that its key identifies", { "Idempotency-Key": "k" }, 200],
    ["fails any other call, which may have arrived", {}, 502],
  ])("%s", async (_, headers, status) => {
    const { ask: call } = await closing();
    const question = { method: "POST", path: "/api/account/test-play", body: "{}" };
    expect((await call({ ...question, headers: { "Content-Type": "application/json", ...headers } })).status).toBe(
      status,
    );
  });
});

test("a call whose visitor has left is not sent again, also on a connection that had been used", async () => {
  let arrived = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  let left = (): void => undefined;
  const closed = new Promise<void>((resolve) => (left = resolve));
  const {
    received,
    host,
    ask: call,
  } = await forwarding({}, (request, response) => {
    if (request.url?.includes("slow")) {
      response.on("close", left);
      return arrived();
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"value":1}');
  });
  await call(wallet);
  const visitor = connect(Number(new URL(host).port), "127.0.0.1");
  visitor.write("GET /api/wallet?slow HTTP/1.1\r\nHost: m.acme.example\r\n\r\n");
  await waiting;
  visitor.destroy();
  await closed;
  await call(wallet);
  expect(received.filter(({ url }) => url?.includes("slow"))).toHaveLength(1);
});

test("a connection to the platform is reused for many calls", async () => {
  const sockets = new Set<unknown>();
  const { ask: call } = await forwarding({}, (request, response) => {
    sockets.add(request.socket);
    response.end("{}");
  });
  for (let count = 0; count < 5; count++) await call(wallet);
  expect(sockets.size).toBe(1);
});
