import { createServer } from "node:http";
import type { StaticPage, StaticServer } from "./static-page.ts";

/** A server that does nothing but send the page. */
export async function startBare({ body, headers }: StaticPage): Promise<StaticServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
