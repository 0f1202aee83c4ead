import { isObject } from "#kernel/json.ts";
import { createStore } from "#kernel/store.ts";
import { tabStorage } from "./storage.ts";
import { reportStorageFailure } from "./storage-failure.ts";

/** The stored session (account §3). */
export interface Session {
  token: string;
  /** The merchant the token belongs to: the trial merchant for a trial account. */
  merchantCode: string;
  userName: string;
  /** Member type number; 4 is a trial account (account §6). */
  type: number;
  firstTimeLogin: boolean;
  /** False: the password can be changed without the old one (account §2.8). */
  oldPasswordNeeded?: boolean;
  /** True: a temporary password opened it, and no new one has been chosen (account §2.7). */
  temporaryPassword?: boolean;
  /** False: the member has no upline (games §6). */
  toUpline?: boolean;
}

/** The storage key that the specification names (account §3). */
export const SESSION_KEY = "MC_SESSION_INFO";

/** What this page has changed it to; undefined: nothing yet. */
const changed = createStore<Session | null | undefined>(undefined);
/** What the tab had stored before; read when it is first asked for. */
let stored: Session | null | undefined;

/** The session of this tab, or null. */
export function currentSession(): Session | null {
  const session = changed.get();
  if (session !== undefined) return session;
  if (stored === undefined) stored = parseSession(tabStorage.read(SESSION_KEY));
  return stored;
}

/** Keeps a session for this tab; with full or forbidden storage it lasts until the page is left. */
export function keepSession(session: Session): void {
  if (!tabStorage.write(SESSION_KEY, JSON.stringify(session))) reportStorageFailure("session");
  changed.set(session);
}

/** A new password has been chosen in this session. */
export function forgetTemporaryPassword(): void {
  const { temporaryPassword, ...session } = currentSession() ?? {};
  if (temporaryPassword) keepSession(session as Session);
}

/** Forgets the session. */
export function forgetSession(): void {
  tabStorage.remove(SESSION_KEY);
  changed.set(null);
}

/** Calls back when the session changes; returns how to stop. */
export const onSessionChange = changed.subscribe;

/** A stored session; anything malformed counts as none. */
export function parseSession(text: string | null): Session | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const { token, merchantCode, userName, type, firstTimeLogin, oldPasswordNeeded, temporaryPassword, toUpline } =
      value;
    if (
      typeof token !== "string" ||
      !token ||
      typeof merchantCode !== "string" ||
      typeof userName !== "string" ||
      typeof type !== "number"
    )
      return null;
    return {
      token,
      merchantCode,
      userName,
      type,
      firstTimeLogin: firstTimeLogin === true,
      ...(oldPasswordNeeded === false && { oldPasswordNeeded }),
      ...(temporaryPassword === true && { temporaryPassword }),
      ...(toUpline === false && { toUpline }),
    };
  } catch {
    return null;
  }
}
