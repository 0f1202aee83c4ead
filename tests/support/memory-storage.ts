import { newKey, type KeyStore } from "#session/secret-key.ts";
import type { SafeStorage } from "#session/storage.ts";

/** A phone's storage, with what is in it. */
export function memoryStorage(): SafeStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => (entries.set(key, value), true),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** The keys of another phone each time. */
export function memoryKeys(): KeyStore {
  const key = newKey();
  return { keyOfThisPhone: () => key };
}
