import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { clientNetwork } from "#kernel/client-network.ts";
import type { HostLimits } from "../limits/host-limits.ts";
import { Quota } from "../limits/quota.ts";
import { Rate } from "../limits/rate.ts";
import { logger } from "../logger.ts";
import type { HostSettings } from "../settings.ts";
import type { TrustedProxies } from "./visitor-address.ts";

/** How often connections are checked for requests that are late, in milliseconds. */
const CHECK_EVERY = 1000;

/** A server whose connections and times are limited, and how it stops. */
export interface SiteServer {
  server: Server;
  /**
   * Stops listening, answers what still arrives on open connections and says that they close; resolves when the last one
   * has closed. An idle connection closes when its announced time is over, so that no request is lost on the way.
   */
  drain: () => Promise<void>;
}

/** Makes the server of all sites; it does not listen yet. */
export function siteServer(limits: HostLimits, trusted: TrustedProxies, listener: RequestListener): SiteServer {
  let draining = false;
  const server = createServer(
    {
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: Math.min(CHECK_EVERY, limits.headersTime),
    },
    (request, response) => {
      if (draining) response.setHeader("Connection", "close");
      listener(request, response);
    },
  );
  server.timeout = limits.silence;
  limitConnections(server, limits, trusted);
  return {
    server,
    drain: () => {
      draining = true;
      return new Promise((resolve) => {
        server.once("close", resolve);
        // An HTTP server's own close() cuts idle connections at once, under a request that is on its way.
        NetServer.prototype.close.call(server);
      });
    },
  };
}

/** Listens on one interface; a port or an address that cannot be had is an error that says what to do. */
export function listen(server: Server, { address, port }: Pick<HostSettings, "address" | "port">): Promise<void> {
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: PORT=4200 npm start`,
    EADDRNOTAVAIL: `This machine has no interface ${address}. Give another one, for example LIVERY_ADDRESS=0.0.0.0 for all of them.`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const problem = advice[error.code ?? ""];
      reject(problem === undefined ? error : new Error(problem));
    });
    server.listen(port, address, resolve);
  });
}

/** Closes connections over the limits at once. A trusted proxy brings many clients: it has no limit of its own. */
function limitConnections(server: Server, { connections }: HostLimits, trusted: TrustedProxies): void {
  const quota = new Quota(connections);
  const notes = new Rate({ each: 1, all: 10 });
  server.maxConnections = connections.all;
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (address === "" || trusted(address, 0)) return;
    const client = clientNetwork(address);
    const leave = quota.take(client);
    if (leave) return void socket.once("close", leave);
    if (notes.allows(client)) logger.warn({ client }, "a client has too many connections: further ones are closed");
    socket.destroy();
  });
}
