import { useSyncExternalStore } from "react";
import { GatewayError, type FailureCode } from "./gateway-error.ts";

/** A session that the platform says is over: its token, and the error code. */
export interface LostSession {
  token: string;
  code: FailureCode;
}

let lost: LostSession | null = null;
const listeners = new Set<() => void>();

/** Records a failed call whose code says that its token is no longer valid. */
export function recordLostSession(failure: unknown, token: string | null): void {
  if (token === null || !(failure instanceof GatewayError) || !failure.code.startsWith("session.")) return;
  lost = { token, code: failure.code };
  for (const listener of listeners) listener();
}

/** The last session that was found to be lost, by any call. It need not be the current one. */
export function useLatestLostSession(): LostSession | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => lost,
    () => null,
  );
}
