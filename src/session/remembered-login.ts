import { isObject } from "#kernel/json.ts";
import { decryptText, encryptText } from "./encrypted-text.ts";
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

/** A login as stored: its password is encrypted. */
type StoredLogin = Record<string, unknown>;

/** Where logins are stored, one for each way to sign in, and what flags that there is one. */
export interface LoginPlace {
  key: string;
  flag: string;
}
/** The logins with which forms start (account §3). */
export const REMEMBERED: LoginPlace = { key: "sass", flag: REMEMBERED_FLAG };
/** The logins with which this phone signs in by itself (account §3). */
export const AUTOMATIC: LoginPlace = { key: "autoSass", flag: "autoRemPass" };

/**
 * Remembers a login on this phone, replacing the one of the same type. The password is encrypted with a key that cannot
 * be exported and double-encoded. Where the browser has no such keys, or no room, nothing is stored and the previous
 * login is forgotten; resolves to whether it was stored.
 */
export async function rememberLogin(
  { password, ...login }: RememberedLogin,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
  place: LoginPlace = REMEMBERED,
): Promise<boolean> {
  try {
    const encrypted = await encryptText(password, login.username, await keys.keyOfThisPhone());
    if (store([...otherLogins(login.type, storage, place), { ...login, password: encrypted }], storage, place))
      return true;
  } catch {
    // Without a key: treated like a full storage.
  }
  forgetLogin(login.type, storage, place);
  return false;
}

/** The remembered login of this way to sign in, or null: none, from another phone, or damaged. */
export async function recallLogin(
  type: string,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
  place: LoginPlace = REMEMBERED,
): Promise<RememberedLogin | null> {
  const stored = storedLogins(storage, place).find((login) => login["type"] === type);
  if (typeof stored?.["username"] !== "string" || typeof stored["password"] !== "string") return null;
  const { username, password, countryDialingCode } = stored;
  try {
    const opened = await decryptText(password, username, await keys.keyOfThisPhone());
    return { type, username, password: opened, ...(typeof countryDialingCode === "string" && { countryDialingCode }) };
  } catch {
    return null;
  }
}

/**
 * Encrypts a remembered login again after its password was changed (account §4), also that for signing in by itself.
 * Does nothing for a login that is not remembered.
 */
export async function renewRememberedLogin(
  username: string,
  password: string,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<void> {
  for (const place of [REMEMBERED, AUTOMATIC]) {
    const login = await recallLogin("username", keys, storage, place);
    if (login?.username.toLowerCase() === username.toLowerCase())
      await rememberLogin({ ...login, password }, keys, storage, place);
  }
}

/** Forgets the remembered login of this way to sign in; the others stay. */
export function forgetLogin(type: string, storage: SafeStorage = deviceStorage, place: LoginPlace = REMEMBERED): void {
  const others = otherLogins(type, storage, place);
  if (others.length > 0 && store(others, storage, place)) return;
  storage.remove(place.key);
  storage.remove(place.flag);
}

/** The stored logins, still encrypted; none when the data is damaged. */
function storedLogins(storage: SafeStorage, { key }: LoginPlace): StoredLogin[] {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? "[]");
    return (Array.isArray(stored) ? stored : [stored]).filter(isObject);
  } catch {
    return [];
  }
}

function otherLogins(type: string, storage: SafeStorage, place: LoginPlace): StoredLogin[] {
  return storedLogins(storage, place).filter((login) => typeof login["type"] === "string" && login["type"] !== type);
}

function store(logins: readonly StoredLogin[], storage: SafeStorage, { key, flag }: LoginPlace): boolean {
  return storage.write(key, JSON.stringify(logins)) && storage.write(flag, "1");
}
