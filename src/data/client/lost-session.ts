import { useSyncExternalStore } from "react";
import { GatewayError, type FailureCode } from "./gateway-error.ts";

/** A session that the platform says is over: its token, and the code that says why. */
export interface LostSession {
  token: string;
  code: FailureCode;
}

let lost: LostSession | null = null;
const listeners = new Set<() => void>();

/** Takes note of a failed call where it says that nobody is signed in with its token any more. */
export function noteLostSession(failure: unknown, token: string | null): void {
  if (token === null || !(failure instanceof GatewayError) || !failure.code.startsWith("session.")) return;
  lost = { token, code: failure.code };
  for (const listener of listeners) listener();
}

/** The session that was found lost last, by whatever call. It may be another than the one there is now. */
export function useLatestLostSession(): LostSession | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => lost,
    () => null,
  );
}
