import { currentSession, keepSession, onSessionChange } from "./session.ts";

let held: string | undefined;

/**
 * Keeps the password that was just proved right, in this page's memory alone and for this session alone: whoever
 * changes it need not type it again (account §2.8). Undefined drops the one that was kept.
 */
export function rememberPassword(password: string | undefined): void {
  held = password;
}

/** The password that this page still holds; undefined after it was loaded anew, and after signing out. */
export function knownPassword(): string | undefined {
  return held;
}

/** Whether the old password need not be typed: this page holds it, or the platform does not ask this session for it. */
export function isOldPasswordSpared(session = currentSession()): boolean {
  return held !== undefined || session?.oldPasswordNeeded === false;
}

/** The old password is asked for from now on: what was held is wrong, or another one has been chosen. */
export function askForOldPassword(): void {
  held = undefined;
  const session = currentSession();
  if (session?.oldPasswordNeeded === false) keepSession({ ...session, oldPasswordNeeded: true });
}

onSessionChange(() => {
  if (!currentSession()) held = undefined;
});
