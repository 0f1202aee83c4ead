import type { IncomingMessage } from "node:http";
import proxyaddr from "@fastify/proxy-addr";

/** Whether an address that a request came through is one of our own proxies. */
export type TrustedProxies = (address: string, hops: number) => boolean;

/** Parses a list such as "loopback, 10.0.0.0/8". Throws when an entry is not an address. */
export function trustedProxies(list: string): TrustedProxies {
  return proxyaddr.compile(
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
}

/** The visitor's address: the last one that is not a proxy of our own, because any client can forge those before it. */
export function visitorAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  return request.socket.remoteAddress === undefined ? "" : proxyaddr(request, trusted);
}
