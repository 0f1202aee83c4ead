/** How an entry of the history was reached: by opening or going back and forth, as a new one, or instead of another. */
type Arrival = "POP" | "PUSH" | "REPLACE";

/** The entry of the history that the visitor is at. */
export interface Location {
  pathname: string;
  /** The query with its question mark; empty: none. */
  search: string;
  /** Tells entries apart. */
  key: string;
  arrival: Arrival;
}

/** What the site needs of a history: a browser's, or that of a page outside of a browser. */
export interface PageHistory {
  location(): Location;
  /** Goes to an address of the site. */
  change(address: string, replace: boolean): void;
  /** Goes back and forth. */
  step(steps: number): void;
  /** Calls back after each change; the returned function ends that. */
  listen(changed: () => void): () => void;
}

/** The browser's history. */
export function browserHistory(): PageHistory {
  const listeners = new Set<() => void>();
  let arrival: Arrival = "POP";
  const arrived = (how: Arrival) => {
    arrival = how;
    for (const changed of listeners) changed();
  };
  window.addEventListener("popstate", () => arrived("POP"));
  return {
    location: () => ({ ...partsOf(location), key: keyIn(history.state), arrival }),
    change(address, replace) {
      assertOwn(address);
      const state = { key: newKey() };
      if (replace) history.replaceState(state, "", address);
      else pushOrOpen(state, address);
      arrived(replace ? "REPLACE" : "PUSH");
    },
    step: (steps) => history.go(steps),
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** The key of an entry that the site did not make, as the first of a visit. */
export const NO_KEY = "default";

/** A key that tells an entry of the history from the others. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The parts of an address that say what is shown. */
export function partsOf({ pathname, search }: Pick<URL, "pathname" | "search">): Pick<Location, "pathname" | "search"> {
  return { pathname, search };
}

function keyIn(state: unknown): string {
  return (state as { key?: string } | null)?.key ?? NO_KEY;
}

function assertOwn(address: string): void {
  if (new URL(address, location.href).origin !== location.origin)
    throw new Error(`${address} is not a page of this site: a link to another one must be opened, not navigated to`);
}

/** Browsers refuse new entries when there were too many of them in a short time; a page can still be opened then. */
function pushOrOpen(state: object, address: string): void {
  try {
    history.pushState(state, "", address);
  } catch {
    location.assign(address);
  }
}
