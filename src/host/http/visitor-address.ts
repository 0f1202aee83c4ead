import type { IncomingMessage } from "node:http";
import proxyaddr from "@fastify/proxy-addr";

/** Which of the addresses that a request came through are proxies of our own. */
export type TrustedProxies = (address: string, hops: number) => boolean;

/** Makes the choice from a list such as "loopback, 10.0.0.0/8". Throws when one of them is no address. */
export function trustedProxies(list: string): TrustedProxies {
  return proxyaddr.compile(
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
}

/**
 * The visitor's address: the last one that is no proxy of our own, because everybody can write what stands before it.
 */
export function visitorAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  return request.socket.remoteAddress === undefined ? "" : proxyaddr(request, trusted);
}
