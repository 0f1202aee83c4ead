import type { IncomingMessage } from "node:http";

/** The URL of a request, its path normalised; null when it has none ("*", or a whole URL as proxies write it). */
export function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? "/";
  // Appended, not resolved: "//elsewhere/" is a path here, not another host. After a slash everything parses.
  return target.startsWith("/") ? new URL(`http://host.invalid${target}`) : null;
}
