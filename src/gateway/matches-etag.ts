/**
 * Whether an If-None-Match header names what would be sent, so that the client has it already: any of its list, or "*".
 * A weak tag counts as the tag itself (RFC 9110, 13.1.2): a proxy that compresses answers makes them weak.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  const strong = etag.replace(/^W\//, "");
  return header.match(/"[^"]*"/g)?.some((tag) => tag === strong) ?? false;
}
