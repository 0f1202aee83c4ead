import { useSyncExternalStore } from "react";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { GatewayError } from "./gateway-error.ts";

/** Where a failure leads, whichever call it was of. */
export interface ForcedRedirect {
  route: string;
}

let latest: ForcedRedirect | null = null;
const listeners = new Set<() => void>();

/** Takes note of a failed call where its code says that nothing of the site works any more. */
export function noteForcedRedirect(failure: unknown): void {
  const route = failure instanceof GatewayError ? errorBehaviour[failure.code as ErrorCode]?.leads : undefined;
  if (route !== undefined) change({ route });
}

/** It has been carried out. */
export function forgetForcedRedirect(): void {
  change(null);
}

/** The latest such failure that has not been carried out. */
export function useForcedRedirect(): ForcedRedirect | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => latest,
    () => null,
  );
}

function change(next: ForcedRedirect | null): void {
  latest = next;
  for (const listener of listeners) listener();
}
