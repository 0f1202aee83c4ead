import { GatewayError } from "./transport/gateway-error.ts";

/**
 * An address outside of the site, as the platform answered it: https, or http where the site itself is in development
 * without TLS. It may become the page's own address, so nothing else is taken: it could run code or carry a ticket unencrypted.
 */
export function outsideAddress(text: string, pageProtocol: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed = url?.protocol === "https:" || (url?.protocol === "http:" && pageProtocol === "http:");
  if (!url || !isAllowed || url.username + url.password !== "")
    throw new GatewayError("nonsense", "The address is not https");
  return url;
}
