import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { HistoryContext, LocationContext } from "./location.ts";
import type { PageHistory } from "./page-history.ts";

/** Draws again what depends on the address when that has changed. */
export function HistoryProvider({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.listen(() => startTransition(() => setLocation(history.location()))), [history]);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}
