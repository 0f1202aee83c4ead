import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** A call as the platform's side of the network saw it. */
export interface AnsweredCall {
  method: string;
  path: string;
  /** When it came, in milliseconds since 1970. */
  came: number;
  /** Milliseconds from its coming to the last byte of its answer. */
  took: number;
}

/** A platform behind a server that holds every call back and notes how long each took. */
export interface SlowPlatform {
  url: string;
  /** Milliseconds by which each call is held back from now on. */
  delay: number;
  calls: AnsweredCall[];
  stop(): Promise<void>;
}

/** What belongs to no call, such as provisioning, is not held back. */
const CALLS = "/api/";

/** Puts itself before a platform on this machine. */
export async function slowPlatform(port: number): Promise<SlowPlatform> {
  const calls: AnsweredCall[] = [];
  const server = createServer((incoming, response) => {
    const came = performance.timeOrigin + performance.now();
    const path = incoming.url ?? "";
    response.once("finish", () => {
      const took = performance.timeOrigin + performance.now() - came;
      calls.push({ method: incoming.method ?? "", path, came, took });
    });
    if (path.startsWith(CALLS)) setTimeout(() => passOn(incoming, response, port), slow.delay);
    else passOn(incoming, response, port);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const slow: SlowPlatform = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    delay: 0,
    calls,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return slow;
}

function passOn(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const passed = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once("error", () => response.destroy());
  incoming.pipe(passed);
}
