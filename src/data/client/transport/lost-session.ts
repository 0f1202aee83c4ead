import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";
import { GatewayError, type FailureCode } from "./gateway-error.ts";

/** A session that the platform says is over: its token, and the error code. */
export interface LostSession {
  token: string;
  code: FailureCode;
}

const lost = createStore<LostSession | null>(null);

/** Records a failed call whose code says that its token is no longer valid. */
export function recordLostSession(failure: unknown, token: string | null): void {
  if (token === null || !(failure instanceof GatewayError) || !failure.code.startsWith("session.")) return;
  lost.set({ token, code: failure.code });
}

/** The last session that was found to be lost, by any call. It need not be the current one. */
export function useLatestLostSession(): LostSession | null {
  return useSyncExternalStore(lost.subscribe, lost.get, lost.initial);
}
