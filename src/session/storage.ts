/**
 * Storage that may be full, forbidden or absent: reading then returns null, writing returns false, and the page goes
 * on.
 */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

/** Wraps a browser storage; `pick` runs at each use, because the mere access to `localStorage` can throw. */
export function safeStorage(pick: () => Storage): SafeStorage {
  const attempt = <T>(operation: () => T, fallback: T): T => {
    try {
      return operation();
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt(() => pick().getItem(key), null),
    write: (key, value) => attempt(() => (pick().setItem(key, value), true), false),
    remove: (key) => attempt(() => pick().removeItem(key), undefined),
    clear: () => attempt(() => pick().clear(), undefined),
  };
}

export const tabStorage = safeStorage(() => sessionStorage);
export const deviceStorage = safeStorage(() => localStorage);
