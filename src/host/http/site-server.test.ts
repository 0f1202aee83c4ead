import { Agent, request as send, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { usualLimits, type HostLimits } from "../limits/host-limits.ts";
import { listen, siteServer } from "./site-server.ts";
import { trustedProxies } from "./visitor-address.ts";

/** A running server with small limits. */
async function serving(
  limits: Partial<HostLimits>,
  {
    proxies = "",
    answer = (_request, response) => void response.end("yes"),
  }: { proxies?: string; answer?: RequestListener } = {},
) {
  const site = siteServer({ ...usualLimits, ...limits }, trustedProxies(proxies), answer);
  await listen(site.server, { address: "127.0.0.1", port: 0 });
  onTestFinished(() => void site.server.close().closeAllConnections());
  return { ...site, port: (site.server.address() as AddressInfo).port };
}

/** A raw connection; `closed` resolves with everything that it received. */
function open(port: number, text = "") {
  const socket: Socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
  socket.on("error", () => undefined).write(text);
  const closed = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(received));
  });
  return { socket, closed, received: () => received };
}

/** A GET on a connection that stays open. */
function get(port: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    send({ port, host: "127.0.0.1", agent }, (response) => {
      response
        .resume()
        .once("end", () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    })
      .once("error", reject)
      .end();
  });
}

test.each([
  ["nothing", ""],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: a\r\nX: "],
  ["a body that never ends", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx"],
])("a connection with %s is closed in time", async (_, text) => {
  const limits = { headersTime: 60, requestTime: 120 };
  const { port } = await serving(limits, { answer: () => undefined });
  expect(await open(port, text).closed).toMatch(/^HTTP\/1.1 408/);
});
test("a response that a client does not read does not stay open for ever", async () => {
  const { port } = await serving({ silence: 60 }, { answer: (_request, response) => void response.write("x") });
  expect(await open(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").closed).toContain("200 OK");
});

test("a client has so many connections and no more; a closed one makes room", async () => {
  const { port } = await serving({ connections: { each: 2, all: 10 } });
  const [first] = [open(port), open(port)];
  expect(await open(port).closed).toBe("");
  first.socket.destroy();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await expect
    .poll(() =>
      get(port, agent).then(
        ({ status }) => status,
        () => undefined,
      ),
    )
    .toBe(200);
});
test("a trusted proxy brings many clients: only the limit for all counts", async () => {
  const { port } = await serving({ connections: { each: 1, all: 3 } }, { proxies: "loopback" });
  const opened = [open(port), open(port), open(port)];
  expect(await open(port).closed).toBe("");
  expect(opened.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});

test("stopping resets no connection: a request that still arrives is answered, and the connection then closes", async () => {
  const { port, drain } = await serving({});
  const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  await Promise.all(agents.map((agent) => get(port, agent)));
  const drained = drain();
  const answers = await Promise.all(agents.map((agent) => get(port, agent)));
  expect(new Set(answers.map(({ status, connection }) => `${status} ${connection}`))).toEqual(new Set(["200 close"]));
  await drained;
  await expect(get(port, new Agent())).rejects.toThrow("ECONNREFUSED");
});
test("stopping waits for what is being answered, and for idle connections as long as they were announced", async () => {
  const { port, drain } = await serving(
    { keepAlive: 60 },
    { answer: (request, response) => void setTimeout(() => response.end("late"), request.url === "/late" ? 120 : 0) },
  );
  const idle = open(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const late = open(port, "GET /late HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(idle.received).toContain("Keep-Alive: timeout=");
  await drain();
  expect(await late.closed).toContain("late");
});

test("the host listens on the interface that it is given, and on no other", async () => {
  const { server } = await serving({});
  expect(server.address()).toMatchObject({ address: "127.0.0.1" });
});
test("a port that is taken and an interface that is not there are errors that say what to do", async () => {
  const { port } = await serving({});
  const another = () => siteServer(usualLimits, trustedProxies(""), () => undefined).server;
  await expect(listen(another(), { address: "127.0.0.1", port })).rejects.toThrow(`Port ${port} is in use. Stop`);
  await expect(listen(another(), { address: "203.0.113.7", port: 0 })).rejects.toThrow(
    "This machine has no interface 203.0.113.7. Give another one, for example LIVERY_ADDRESS=0.0.0.0",
  );
});
