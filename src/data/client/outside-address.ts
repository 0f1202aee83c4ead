import { GatewayError } from "./transport/gateway-error.ts";

/**
 * An address outside of the site, as the platform answered it: https, or http where the site itself is in development
 * without TLS. It may become the page's own address, so nothing else is taken: it could run code or carry a ticket unencrypted.
 */
export function outsideAddress(text: string, pageProtocol: string): URL {
  const url = addressIn(text);
  const isAllowed = url?.protocol === "https:" || (url?.protocol === "http:" && pageProtocol === "http:");
  if (!url || !isAllowed || url.username + url.password !== "")
    throw new GatewayError("nonsense", "The address is not https");
  return url;
}

/** Not with `URL.canParse`, which is younger than the oldest browsers that the site is for. */
function addressIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
