import { mayKeep, type CacheName } from "./may-keep.ts";
import { CACHE_PREFIX } from "./setting.ts";

/** Pictures of the platform at most: some 10 MB. A lobby has no end, a phone's storage has. */
export const MOST_PICTURES = 300;
/** The host tells by "Vary" which encodings there are, which makes no difference to what is kept. */
const ANY = { ignoreVary: true };

/** What the worker works with. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  version: string;
}

/** Opens a cache. Each version has its own, so that a new one never mixes with what the one before kept. */
export function openCache({ caches, version }: Surroundings, cacheName: CacheName | "page"): Promise<Cache> {
  return caches.open(`${CACHE_PREFIX}${version} ${cacheName}`);
}

/** Takes work over that must be done to its end, but that nobody waits for who looks. */
export type Later = (work: Promise<unknown>) => void;

/** What carries its content in its address is asked for once. */
export async function keptFirst(
  around: Surroundings,
  cacheName: CacheName,
  request: Request | string,
  later: Later,
): Promise<Response> {
  const cache = await openCache(around, cacheName);
  return (await cache.match(request, ANY)) ?? askAndKeep(around, cache, cacheName, request, later);
}

/** A picture that is kept is shown at once, and asked for again behind it. */
export async function keptAndRenewed(around: Surroundings, request: Request, later: Later): Promise<Response> {
  const cache = await openCache(around, "pictures");
  const kept = await cache.match(request, ANY);
  const renewed = askAndKeep(around, cache, "pictures", request, (put) => later(put.then(() => dropOldest(cache))));
  if (kept) later(renewed.catch(() => undefined));
  return kept ?? renewed;
}

/** Removes every cache that is not of this version. */
export async function clearOthers({ caches, version }: Surroundings): Promise<void> {
  await clear(caches, (name) => !name.startsWith(`${CACHE_PREFIX}${version} `));
}

/** Removes everything that was ever kept here. */
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
  // On a phone that is full nothing more is kept; what was asked for is shown all the same.
  if (mayKeep(response, cacheName)) later(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

/** What was put there last stands last. */
async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
}
