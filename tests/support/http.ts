import { createServer, request as send, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { onTestFinished } from "vitest";

/** Starts a server on 127.0.0.1 that stops with the test. Returns its base URL. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => stop(server));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

export interface Question {
  method?: string;
  /** The request target, sent unchanged. */
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request with any Host header and any request target. */
export function ask(base: string, { method = "GET", path = "/", headers = {}, body }: Question = {}): Promise<Reply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString("utf8") });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
