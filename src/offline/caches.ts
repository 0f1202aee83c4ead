import { isCacheable, type CacheName } from "./cacheable.ts";
import { clearCaches } from "./clear-caches.ts";
import { CACHE_PREFIX } from "./setting.ts";

/** Maximum number of platform pictures: some 10 MB. A lobby is endless, a phone's storage is not. */
export const MOST_PICTURES = 300;
/** The host's "Vary" lists encodings, which make no difference in the cache. */
const ANY = { ignoreVary: true };

/** What the worker needs from its environment. */
export interface Environment {
  caches: CacheStorage;
  fetch: typeof fetch;
  version: string;
}

/** Opens a cache. Each version has its own, so that two versions never mix. */
export function openCache({ caches, version }: Environment, cacheName: CacheName | "page"): Promise<Cache> {
  return caches.open(`${CACHE_PREFIX}${version} ${cacheName}`);
}

/** Lets work finish in the background, without delaying the answer. */
export type Later = (work: Promise<unknown>) => void;

/** What has its content hash in its address is fetched once. */
export async function cacheFirst(
  environment: Environment,
  cacheName: CacheName,
  request: Request | string,
  later: Later,
): Promise<Response> {
  const cache = await openCache(environment, cacheName);
  return (await cache.match(request, ANY)) ?? fetchAndCache(environment, cache, cacheName, request, later);
}

/** A cached picture is shown at once and refetched in the background. */
export async function staleWhileRevalidate(
  environment: Environment,
  request: Request,
  later: Later,
): Promise<Response> {
  const cache = await openCache(environment, "pictures");
  const cached = await cache.match(request, ANY);
  const renewed = fetchAndCache(environment, cache, "pictures", request, (put) =>
    later(put.then(() => dropOldest(cache))),
  );
  if (cached) later(renewed.catch(() => undefined));
  return cached ?? renewed;
}

/** Deletes every cache that is not of this version. */
export async function clearOthers({ caches, version }: Environment): Promise<void> {
  await clearCaches(caches, (name) => !name.startsWith(`${CACHE_PREFIX}${version} `));
}

async function fetchAndCache(
  { fetch }: Environment,
  cache: Cache,
  cacheName: CacheName,
  request: Request | string,
  later: Later,
): Promise<Response> {
  const response = await fetch(request);
  // When the phone's storage is full nothing more is cached; the answer is shown all the same.
  if (isCacheable(response, cacheName)) later(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

/** What was put last is listed last. */
async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
}
