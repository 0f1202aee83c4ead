/** Where something is kept: the engine's build, the brand's own pictures, and those of its platform. */
export type CacheName = "build" | "brand" | "pictures";

/** Addresses that say what they are about. There is no rule for the rest: what is not named here is never kept. */
const ADDRESSES: readonly [CacheName, RegExp][] = [
  ["build", /^\/assets\/[\w.-]+-[\w-]{8,}\.[a-z0-9]+$/],
  ["brand", /^\/brand-assets\/[0-9a-f]{16}\/[^/]+$/],
  ["pictures", /^\/api\/art\/[\w.~/-]+$/],
];
/** What is code, type or a picture. HTML and JSON are about somebody or about now. */
const KINDS = /^(?:image|font)\/|^text\/(?:javascript|css)\b/;
const PICTURE = /^image\//;
/** Marks of an answer that is for one person, or for once. */
const PERSONAL = /\b(?:no-store|private)\b/i;
const PERSONAL_VARY = /(?:^|[\s,])(?:\*|cookie|authorization)(?:$|[\s,])/i;

/** Which cache an answer to this request may be kept in; null: it is not kept, whatever is answered. */
export function cacheFor(
  { method, url, mode, headers }: Pick<Request, "method" | "url" | "mode" | "headers">,
  origin: string,
): CacheName | null {
  const address = new URL(url);
  const personal = headers.has("authorization") || headers.has("range");
  if (method !== "GET" || mode === "navigate" || address.origin !== origin || personal) return null;
  return ADDRESSES.find(([, pattern]) => pattern.test(address.pathname))?.[0] ?? null;
}

/**
 * Whether an answer may be kept in its cache: a whole one from our own host, for everybody, and of a kind that belongs
 * there.
 */
export function mayKeep(
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
