import { currentSession } from "#session/session.ts";
import { browserKeys, type KeyStore } from "#session/secret-key.ts";
import { tabStorage } from "#session/storage.ts";
import { decryptText, encryptText } from "#session/encrypted-text.ts";
import { isObject } from "#kernel/json.ts";
import { behaviourOf } from "./failure-behaviour.ts";
import { GatewayError } from "./gateway-error.ts";
import { randomKey } from "./random-key.ts";

/** A call that is tried until the platform has answered it. */
export interface Tried {
  /** A form does one thing at a time: other values end the key of those before. Actions are about a row each. */
  by: "form" | "action";
  call: string;
  /** What says which thing is done. */
  values: unknown;
}

/** Keys by the digest of their values. */
type Keys = Readonly<Record<string, string>>;

/** Milliseconds that a call waits for this phone's key at most: some browsers never open their database. */
const PATIENCE = 1000;

/** What this page has tried, by the names in the storage. */
const tries = new Map<string, Keys>();

/**
 * Makes a call with its idempotency key: the same for the same values until the platform has answered, after a reload,
 * too. A refusal is an answer. A failure that does not say whether the call was done is none.
 */
export async function withKey<T>(
  tried: Tried,
  make: (key: string) => Promise<T>,
  phone: KeyStore = browserKeys,
): Promise<T> {
  const name = `key.${tried.by}.${tried.call}`;
  const digest = await digestOf(tried.values);
  const before = tries.get(name) ?? (await storedTries(name, phone));
  const key = before[digest] ?? randomKey();
  await keep(name, { ...(tried.by === "action" && before), [digest]: key }, phone);
  const end = () => keep(name, without(digest, tries.get(name)), phone);
  try {
    const answer = await make(key);
    await end();
    return answer;
  } catch (error) {
    if (isAnswer(error)) await end();
    throw error;
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof GatewayError && error.code !== "platform.failed" && behaviourOf(error).refused;
}

function without(digest: string, keys: Keys = {}): Keys {
  return Object.fromEntries(Object.entries(keys).filter(([known]) => known !== digest));
}

/**
 * Keeps keys for this page, and for the next one in this tab. Encrypted: what a short value is, such as a PIN,
 * could be found by trying which one has the digest. Without a key of the phone they are kept for this page only.
 */
async function keep(name: string, keys: Keys, phone: KeyStore): Promise<void> {
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
async function storedTries(name: string, phone: KeyStore): Promise<Keys> {
  const stored = tabStorage.read(name);
  if (stored === null) return {};
  try {
    const keys: unknown = JSON.parse(await decryptText(stored, name, await keyOfPhone(phone)));
    return isObject(keys) ? (keys as Keys) : {};
  } catch {
    return {};
  }
}

function keyOfPhone(phone: KeyStore): Promise<CryptoKey> {
  return Promise.race([
    phone.keyOfThisPhone(),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("No key of this phone in time")), PATIENCE);
    }),
  ]);
}

/** The digest of what a member does. Outside of a secure page there is none, and nothing is stored there either. */
async function digestOf(values: unknown): Promise<string> {
  const text = JSON.stringify([currentSession()?.userName, values], fileAsNamed);
  const bytes = await globalThis.crypto.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return bytes ? btoa(String.fromCharCode(...new Uint8Array(bytes))) : text;
}

/** Two files are the same as far as a browser can tell: as JSON they would all be. */
function fileAsNamed(_key: string, value: unknown): unknown {
  return value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value;
}
