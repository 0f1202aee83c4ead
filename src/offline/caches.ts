import { mayKeep, type CacheName } from "./may-keep.ts";
import { CACHE_PREFIX } from "./setting.ts";

/** Maximum number of platform pictures: some 10 MB. A lobby is endless, a phone's storage is not. */
export const MOST_PICTURES = 300;
/** The host's "Vary" lists encodings, which make no difference in the cache. */
const ANY = { ignoreVary: true };

/** What the worker needs from its environment. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  version: string;
}

/** Opens a cache. Each version has its own, so that two versions never mix. */
export function openCache({ caches, version }: Surroundings, cacheName: CacheName | "page"): Promise<Cache> {
  return caches.open(`${CACHE_PREFIX}${version} ${cacheName}`);
}

/** Lets work finish in the background, without delaying the answer. */
export type Later = (work: Promise<unknown>) => void;

/** What has its content hash in its address is fetched once. */
export async function keptFirst(
  around: Surroundings,
  cacheName: CacheName,
  request: Request | string,
  later: Later,
): Promise<Response> {
  const cache = await openCache(around, cacheName);
  return (await cache.match(request, ANY)) ?? askAndKeep(around, cache, cacheName, request, later);
}

/** A cached picture is shown at once and refetched in the background. */
export async function keptAndRenewed(around: Surroundings, request: Request, later: Later): Promise<Response> {
  const cache = await openCache(around, "pictures");
  const kept = await cache.match(request, ANY);
  const renewed = askAndKeep(around, cache, "pictures", request, (put) => later(put.then(() => dropOldest(cache))));
  if (kept) later(renewed.catch(() => undefined));
  return kept ?? renewed;
}

/** Deletes every cache that is not of this version. */
export async function clearOthers({ caches, version }: Surroundings): Promise<void> {
  await clear(caches, (name) => !name.startsWith(`${CACHE_PREFIX}${version} `));
}

/** Deletes all our caches. */
export async function clearAll(caches: CacheStorage): Promise<void> {
  await clear(caches, () => true);
}

async function clear(caches: CacheStorage, unwanted: (name: string) => boolean): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.filter(unwanted).map((name) => caches.delete(name)));
}

async function askAndKeep(
  { fetch }: Surroundings,
  cache: Cache,
  cacheName: CacheName,
  request: Request | string,
  later: Later,
): Promise<Response> {
  const response = await fetch(request);
  // When the phone's storage is full nothing more is cached; the answer is shown all the same.
  if (mayKeep(response, cacheName)) later(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

/** What was put last is listed last. */
async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
}
