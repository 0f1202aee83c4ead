import { currentSession, onSessionChange } from "./session.ts";

let held: string | undefined;

/** Keeps the password that was just proved right, in this page's memory alone and for this session alone: whoever changes it need not type it again (account §2.8). Undefined drops the one that was kept. */
export function holdPassword(password: string | undefined): void {
  held = password;
}

/** The password that this page still holds; undefined after it was loaded anew, and after signing out. */
export function heldPassword(): string | undefined {
  return held;
}

onSessionChange(() => {
  if (!currentSession()) held = undefined;
});
