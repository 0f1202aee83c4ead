import { newKey, NO_KEY, partsOf, type Location, type PageHistory } from "./page-history.ts";

/** The history of a page outside of a browser, which begins at an address. */
export function memoryHistory(address: string): PageHistory {
  const listeners = new Set<() => void>();
  const entries: Location[] = [{ ...partsAt(address), key: NO_KEY, arrival: "POP" }];
  let place = 0;
  const location = () => entries[place] as Location;
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    location,
    change(next, replace) {
      const entry: Location = {
        ...partsAt(next, location().pathname),
        key: newKey(),
        arrival: replace ? "REPLACE" : "PUSH",
      };
      if (!replace) place += 1;
      entries.splice(place, Infinity, entry);
      tell();
    },
    step(steps) {
      place = Math.min(Math.max(place + steps, 0), entries.length - 1);
      entries[place] = { ...location(), arrival: "POP" };
      tell();
    },
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** Of an address, which may be a query alone; outside of a browser there is no origin, and none is shown. */
function partsAt(address: string, from = "/"): Pick<Location, "pathname" | "search"> {
  return partsOf(new URL(address, new URL(from, "http://site.invalid")));
}
