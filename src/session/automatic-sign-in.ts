import { AUTOMATIC_FLAG } from "./automatic-flag.ts";
import { AUTOMATIC, forgetLogin, recallLogin, rememberLogin, type RememberedLogin } from "./remembered-login.ts";

import { browserKeys, type KeyStore } from "./secret-key.ts";
import { deviceStorage, type SafeStorage } from "./storage.ts";

/** Only a login with a name and a password is valid more than once. */
const TYPE = "username";

/**
 * Keeps the login with which this phone signs in by itself, or none (account §3: autoLogin, autoSass). Resolves to
 * whether what is wanted is stored.
 */
export async function keepForItself(
  login: RememberedLogin | undefined,
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<boolean> {
  if (login && (await rememberLogin({ ...login, type: TYPE }, keys, storage, AUTOMATIC)))
    return storage.write(AUTOMATIC_FLAG, "1");
  forgetLogin(TYPE, storage, AUTOMATIC);
  storage.write(AUTOMATIC_FLAG, "0");
  return login === undefined;
}

/** The login with which this phone signs in by itself; null: none, or one that it cannot read. */
export function loginForItself(
  keys: KeyStore = browserKeys,
  storage: SafeStorage = deviceStorage,
): Promise<RememberedLogin | null> {
  return recallLogin(TYPE, keys, storage, AUTOMATIC);
}
