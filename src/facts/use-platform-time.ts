import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { usePage } from "#data/page/site.ts";
import { useTicking } from "#ui/number/ticker.ts";

/**
 * A value that changes with the time at the platform, in milliseconds since 1970; first what the host rendered. `read`
 * must return a primitive.
 */
export function usePlatformTime<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const ahead = useClockAhead();
  return useTicking((now) => read(now + ahead), usePage().renderedAt);
}
