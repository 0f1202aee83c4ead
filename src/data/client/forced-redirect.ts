import { useSyncExternalStore } from "react";
import type { Place } from "#descriptor/places.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { GatewayError } from "./gateway-error.ts";

/** The route that a failure redirects to, whatever call it came from. */
export interface ForcedRedirect {
  place: Place;
}

let latest: ForcedRedirect | null = null;
const listeners = new Set<() => void>();

/** Records a failed call whose code means that nothing on the site works any more. */
export function recordForcedRedirect(failure: unknown): void {
  const place = failure instanceof GatewayError ? errorBehaviour[failure.code as ErrorCode]?.leads : undefined;
  if (place !== undefined) change({ place });
}

/** Clears it once the redirect has happened. */
export function forgetForcedRedirect(): void {
  change(null);
}

/** The latest such failure whose redirect has not happened yet. */
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
