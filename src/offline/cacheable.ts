/** The caches: the engine's build, the brand's own pictures, and those of its platform. */
export type CacheName = "build" | "brand" | "pictures";

/** Addresses that say what they are about. There is no default: what is not listed here is never cached. */
const ADDRESSES: readonly [CacheName, RegExp][] = [
  ["build", /^\/assets\/[\w.-]+-[\w-]{8,}\.[a-z0-9]+$/],
  ["brand", /^\/brand-assets\/[0-9a-f]{16}\/[^/]+$/],
  ["pictures", /^\/api\/art\/[\w.~/-]+$/],
];
/** Code, fonts and pictures. HTML and JSON are about a person or about the moment. */
const KINDS = /^(?:image|font)\/|^text\/(?:javascript|css)\b/;
const PICTURE = /^image\//;
/** Headers that mark a response as private or as not storable. */
const PERSONAL = /\b(?:no-store|private)\b/i;
const PERSONAL_VARY = /(?:^|[\s,])(?:\*|cookie|authorization)(?:$|[\s,])/i;

/** The cache that a response to this request may go into; null: it is never cached. */
export function cacheFor(
  { method, url, mode, headers }: Pick<Request, "method" | "url" | "mode" | "headers">,
  origin: string,
): CacheName | null {
  const address = new URL(url);
  const personal = headers.has("authorization") || headers.has("range");
  if (method !== "GET" || mode === "navigate" || address.origin !== origin || personal) return null;
  return ADDRESSES.find(([, pattern]) => pattern.test(address.pathname))?.[0] ?? null;
}

/** Whether a response may be cached: complete, from our own host, public, and of a type that belongs in that cache. */
export function isCacheable(
  { status, type, redirected, headers }: Pick<Response, "status" | "type" | "redirected" | "headers">,
  cacheName: CacheName,
): boolean {
  const plain = status === 200 && type === "basic" && !redirected;
  const personal =
    headers.has("set-cookie") ||
    PERSONAL.test(headers.get("cache-control") ?? "") ||
    PERSONAL_VARY.test(headers.get("vary") ?? "");
  return plain && !personal && (cacheName === "build" ? KINDS : PICTURE).test(headers.get("content-type") ?? "");
}
