import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the first render, on the host and in the browser; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
