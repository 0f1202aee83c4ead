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

/**
 * The storage key of the remembered logins, one for each way to sign in (account §3). `remPass` flags that there is
 * one.
 */
export const REMEMBERED_KEY = "sass";

/**
 * Remembers a login on this phone, replacing the one of the same type. The password is encrypted with a key that cannot
 * be exported and double-encoded. Where the browser has no such keys, or no room, nothing is stored and the previous
 * login is forgotten; resolves to whether it was stored.
 */
export async function rememberLogin(
  { password, ...login }: RememberedLogin,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<boolean> {
  try {
    const encrypted = await encryptText(password, login.username, await keys.keyOfThisPhone());
    if (store([...otherLogins(login.type, storage), { ...login, password: encrypted }], storage)) return true;
  } catch {
    // Without a key: treated like a full storage.
  }
  forgetLogin(login.type, storage);
  return false;
}

/** The remembered login of this way to sign in, or null: none, from another phone, or damaged. */
export async function recallLogin(
  type: string,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<RememberedLogin | null> {
  const stored = storedLogins(storage).find((login) => login["type"] === type);
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
 * Encrypts a remembered login again after its password was changed (account §4). Does nothing for a login that is not
 * remembered.
 */
export async function renewRememberedLogin(
  username: string,
  password: string,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<void> {
  const login = await recallLogin("username", keys, storage);
  if (login?.username.toLowerCase() === username.toLowerCase())
    await rememberLogin({ ...login, password }, keys, storage);
}

/** Forgets the remembered login of this way to sign in; the others stay. */
export function forgetLogin(type: string, storage: SafeStorage = deviceStorage): void {
  const others = otherLogins(type, storage);
  if (others.length > 0 && store(others, storage)) return;
  storage.remove(REMEMBERED_KEY);
  storage.remove(REMEMBERED_FLAG);
}

/** The stored logins, still encrypted; none when the data is damaged. */
function storedLogins(storage: SafeStorage): StoredLogin[] {
  try {
    const stored: unknown = JSON.parse(storage.read(REMEMBERED_KEY) ?? "[]");
    return (Array.isArray(stored) ? stored : [stored]).filter(isObject);
  } catch {
    return [];
  }
}

function otherLogins(type: string, storage: SafeStorage): StoredLogin[] {
  return storedLogins(storage).filter((login) => typeof login["type"] === "string" && login["type"] !== type);
}

function store(logins: readonly StoredLogin[], storage: SafeStorage): boolean {
  return storage.write(REMEMBERED_KEY, JSON.stringify(logins)) && storage.write(REMEMBERED_FLAG, "1");
}
