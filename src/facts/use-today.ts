import { useSyncExternalStore } from "react";
import { onClock } from "#data/client/transport/server-clock.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { merchantDay } from "#data/screen/merchant-day.ts";
import { dayOf } from "#text/format-records.ts";

/** The merchant's day, as an ISO date; first the one on which the host rendered. */
export function useToday(): string {
  const site = useSite();
  const { renderedAt } = usePage();
  return useSyncExternalStore(
    eachMinute,
    () => merchantDay({ site }),
    () => dayOf(renderedAt, site.features.timeZone),
  );
}

const MINUTE_MS = 60_000;

/** A page that is open at midnight is one of the next day then. */
function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  const stop = onClock(changed);
  return () => (clearInterval(timer), stop());
}
