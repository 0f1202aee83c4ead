import { useSyncExternalStore } from "react";
import { clockAhead, onClock } from "./server-clock.ts";

/** How far the platform's clock is ahead of this one, in milliseconds; 0 on the host and while its HTML hydrates. */
export function useClockAhead(): number {
  return useSyncExternalStore(onClock, clockAhead, onHost);
}

const onHost = () => 0;
