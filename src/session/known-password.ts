import { currentSession, keepSession, onSessionChange } from "./session.ts";

let known: string | undefined;

/**
 * Keeps the password that was just confirmed, in this page's memory and for this session only, so that changing it does
 * not require typing it again (account §2.8). Undefined forgets it.
 */
export function rememberPassword(password: string | undefined): void {
  known = password;
}

/** The password of this session; undefined after a reload and after signing out. */
export function knownPassword(): string | undefined {
  return known;
}

/**
 * Whether the old password need not be typed: this page knows it, or the platform does not require it in this session.
 */
export function isOldPasswordOptional(session = currentSession()): boolean {
  return known !== undefined || session?.oldPasswordNeeded === false;
}

/** Requires the old password from now on: the known one is wrong, or has been replaced. */
export function askForOldPassword(): void {
  known = undefined;
  const session = currentSession();
  if (session?.oldPasswordNeeded === false) keepSession({ ...session, oldPasswordNeeded: true });
}

onSessionChange(() => {
  if (!currentSession()) known = undefined;
});
