import { CACHE_PREFIX } from "./setting.ts";

/** Deletes our caches with the names that are unwanted, by default all of them. The origin may have others. */
export async function clearCaches(
  caches: CacheStorage,
  unwanted: (name: string) => boolean = () => true,
): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.filter(unwanted).map((name) => caches.delete(name)));
}
