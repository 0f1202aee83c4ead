import { useSyncExternalStore } from "react";

/** Whether the phone is online, as far as it knows. Always true on the host. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, () => true);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection is lost or restored. Returns how to stop. */
export function onConnection(listener: () => void): () => void {
  const changes = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, listener, { signal: changes.signal });
  return () => changes.abort();
}
