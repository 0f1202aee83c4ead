import { isObject } from "#kernel/json.ts";
import { openLetter, sealLetter } from "./sealed-letter.ts";
import { browserKeys, type KeyStore } from "./secret-key.ts";
import { deviceStorage, type SafeStorage } from "./storage.ts";
import { REMEMBERED_FLAG } from "./remembered-flag.ts";

/** A login that the person asked to remember (account §3). */
export interface RememberedLogin {
  /** The way to sign in: username or sms. */
  type: string;
  username: string;
  password: string;
  countryDialingCode?: string | undefined;
}

/** Where the remembered login stands (account §3). `remPass` says that there is one. */
export const REMEMBERED_KEY = "sass";

/**
 * Remembers a login on this phone. The password is stored encrypted with a key that no script can read out, encoded
 * twice. Where the browser has no such keys nothing is stored; the answer says whether it was.
 */
export async function rememberLogin({ password, ...login }: RememberedLogin, keys: KeyStore = browserKeys, storage: SafeStorage = deviceStorage): Promise<boolean> {
  try {
    const sealed = await sealLetter(password, login.username, await keys.keyOfThisPhone());
    return storage.write(REMEMBERED_KEY, JSON.stringify({ ...login, password: sealed })) && storage.write(REMEMBERED_FLAG, "1");
  } catch {
    forgetLogin(storage);
    return false;
  }
}

/** The remembered login of this way to sign in, or null: none, made on another phone, or damaged. */
export async function recallLogin(type: string, keys: KeyStore = browserKeys, storage: SafeStorage = deviceStorage): Promise<RememberedLogin | null> {
  try {
    const stored: unknown = JSON.parse(storage.read(REMEMBERED_KEY) ?? "null");
    if (!isObject(stored) || stored["type"] !== type || typeof stored["username"] !== "string" || typeof stored["password"] !== "string") return null;
    const { username, password, countryDialingCode } = stored;
    const opened = await openLetter(password, username, await keys.keyOfThisPhone());
    return { type, username, password: opened, ...(typeof countryDialingCode === "string" && { countryDialingCode }) };
  } catch {
    return null;
  }
}

/** Encodes a remembered login anew after its password was changed (account §4). Whoever is not remembered stays so. */
export async function renewRememberedLogin(username: string, password: string, keys: KeyStore = browserKeys, storage: SafeStorage = deviceStorage): Promise<void> {
  const login = await recallLogin("username", keys, storage);
  if (login?.username.toLowerCase() === username.toLowerCase()) await rememberLogin({ ...login, password }, keys, storage);
}

/** Forgets the remembered login. */
export function forgetLogin(storage: SafeStorage = deviceStorage): void {
  storage.remove(REMEMBERED_KEY);
  storage.remove(REMEMBERED_FLAG);
}
