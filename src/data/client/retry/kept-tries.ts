import { currentSession } from "#session/session.ts";
import { browserKeys, type KeyStore } from "#session/secret-key.ts";
import { tabStorage } from "#session/storage.ts";
import { decryptText, encryptText } from "#session/encrypted-text.ts";
import { isObject } from "#kernel/json.ts";
import { behaviourOf } from "../transport/failure-behaviour.ts";
import { GatewayError } from "../transport/gateway-error.ts";

/** What is kept of what was tried, by the digest of its values. */
export type Tries = Readonly<Record<string, string>>;

/** Milliseconds that a call waits for this phone's key at most: some browsers never open their database. */
const KEY_TIMEOUT = 1000;

/** What this page has tried, by the names in the storage. */
const tries = new Map<string, Tries>();

/** What this page has tried, or an earlier one of this tab. */
export async function triesOf(name: string, phone: KeyStore = browserKeys): Promise<Tries> {
  return tries.get(name) ?? storedTries(name, phone);
}

/** Makes a call, and forgets a try of it when the platform has answered. A failure that does not say whether the call was done is no answer. */
export async function untilAnswered<T>(
  name: string,
  digest: string,
  make: () => Promise<T>,
  phone: KeyStore = browserKeys,
): Promise<T> {
  const end = () => keepTries(name, without(digest, tries.get(name)), phone);
  try {
    const answer = await make();
    await end();
    return answer;
  } catch (error) {
    if (isAnswer(error)) await end();
    throw error;
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof GatewayError && behaviourOf(error).refused;
}

function without(digest: string, keys: Tries = {}): Tries {
  return Object.fromEntries(Object.entries(keys).filter(([known]) => known !== digest));
}

/**
 * Keeps tries for this page, and for the next one in this tab. Encrypted: what a short value is, such as a PIN,
 * could be found by trying which one has the digest. Without a key of the phone they are kept for this page only.
 */
export async function keepTries(name: string, keys: Tries, phone: KeyStore = browserKeys): Promise<void> {
  tries.set(name, keys);
  tabStorage.remove(name);
  if (Object.keys(keys).length === 0) return;
  try {
    tabStorage.write(name, await encryptText(JSON.stringify(keys), name, await keyOfPhone(phone)));
  } catch {
    // As a full storage.
  }
}

/** What an earlier page of this tab has tried. Anything malformed counts as nothing. */
async function storedTries(name: string, phone: KeyStore): Promise<Tries> {
  const stored = tabStorage.read(name);
  if (stored === null) return {};
  try {
    const keys: unknown = JSON.parse(await decryptText(stored, name, await keyOfPhone(phone)));
    return isObject(keys) ? (keys as Tries) : {};
  } catch {
    return {};
  }
}

/** Reads what tries are encrypted with: a call waits for it otherwise. Without it they are kept for this page only. */
export async function prepareToKeep(phone: KeyStore = browserKeys): Promise<void> {
  await keyOfPhone(phone).catch(() => undefined);
}

function keyOfPhone(phone: KeyStore): Promise<CryptoKey> {
  return Promise.race([
    phone.keyOfThisPhone(),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("No key of this phone in time")), KEY_TIMEOUT);
    }),
  ]);
}

/** The digest of what a member does. Outside of a secure page there is none, and nothing is stored there either. */
export async function digestOf(values: unknown): Promise<string> {
  const text = JSON.stringify([currentSession()?.userName, values], fileAsNamed);
  const bytes = await globalThis.crypto.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return bytes ? btoa(String.fromCharCode(...new Uint8Array(bytes))) : text;
}

/** Two files are the same as far as a browser can tell: as JSON they would all be. */
function fileAsNamed(_key: string, value: unknown): unknown {
  return value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value;
}
