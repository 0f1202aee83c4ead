import { useSyncExternalStore } from "react";
import type { Place } from "#descriptor/places.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { createStore } from "#kernel/store.ts";
import { GatewayError } from "./gateway-error.ts";

/** The route that a failure redirects to, whatever call it came from. */
export interface ForcedRedirect {
  place: Place;
}

const latest = createStore<ForcedRedirect | null>(null);

/** Records a failed call whose code means that nothing on the site works any more. */
export function recordForcedRedirect(failure: unknown): void {
  const place = failure instanceof GatewayError ? errorBehaviour[failure.code as ErrorCode]?.leads : undefined;
  if (place !== undefined) latest.set({ place });
}

/** Clears it once the redirect has happened. */
export function forgetForcedRedirect(): void {
  latest.set(null);
}

/** The latest such failure whose redirect has not happened yet. */
export function useForcedRedirect(): ForcedRedirect | null {
  return useSyncExternalStore(latest.subscribe, latest.get, latest.initial);
}
