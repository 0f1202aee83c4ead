/** The database of this phone's key. */
export interface KeyStore {
  /** This phone's key, created on first use. Rejects where the browser cannot store one. */
  keyOfThisPhone(): Promise<CryptoKey>;
}

const DATABASE = "livery";
const STORE = "keys";
const NAME = "remembered-login";

/** A new key that can encrypt and decrypt but cannot be exported, not even by this page. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** The key, once it has been read; a failure is tried again. */
let known: CryptoKey | undefined;

/** The key in IndexedDB: the only browser storage that takes a non-extractable key. */
export const browserKeys: KeyStore = {
  async keyOfThisPhone() {
    known ??= await storedKey();
    return known;
  },
};

async function storedKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const stored: unknown = await resultOf(database.transaction(STORE).objectStore(STORE).get(NAME));
    if (stored instanceof CryptoKey) return stored;
    const key = await newKey();
    await resultOf(database.transaction(STORE, "readwrite").objectStore(STORE).put(key, NAME));
    return key;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => void request.result.createObjectStore(STORE));
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB gave no reason")));
  });
}
