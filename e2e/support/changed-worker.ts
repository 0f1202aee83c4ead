import { createServer, request as send } from "node:http";
import { E2E_PORT } from "./product.ts";

/** A site behind a proxy that can serve a changed service worker, as a release does. */
export interface ReleasedSite {
  port: number;
  /** Serves a changed worker from now on. */
  release(): void;
  close(): Promise<void>;
}

/**
 * A proxy in front of the product, because a test cannot intercept requests that the browser makes itself, such as the
 * one for the worker's code.
 */
export async function siteWithReleases(): Promise<ReleasedSite> {
  let releases = 0;
  const server = createServer((request, response) => {
    const isWorker = request.url === "/service-worker.js";
    const upstream = send(
      {
        host: "127.0.0.1",
        port: E2E_PORT,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, ...(isWorker && { "accept-encoding": "identity", "if-none-match": "" }) },
      },
      (answer) => {
        if (!isWorker) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(response);
        }
        const { "content-length": _length, etag: _etag, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response, { end: false });
        answer.on("end", () => response.end(`\n// release ${releases}\n`));
      },
    );
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    release: () => {
      releases++;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
