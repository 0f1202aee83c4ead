import type { IncomingMessage } from "node:http";

/**
 * The address that a request asks for, its path normalised; null when it is none ("*", or a whole URL as proxies write
 * it).
 */
export function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? "/";
  // Appended and not resolved: "//elsewhere/" is a path here, not another host. Behind a slash nothing fails to parse.
  return target.startsWith("/") ? new URL(`http://host.invalid${target}`) : null;
}
