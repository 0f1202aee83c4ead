import { tabStorage } from "#session/storage.ts";

/** The storage key of what was caught in the latest round: a page that is loaded again goes on with it. */
export const CAUGHT_KEY = "livery.rain";

/** The ids of the envelopes that were caught in a round, in this tab. */
export function caughtIn(round: string): string[] {
  const [of, ...ids] = (tabStorage.read(CAUGHT_KEY) ?? "").split(" ");
  return of === round ? ids : [];
}

export function keepCaught(round: string, ids: readonly string[]): void {
  tabStorage.write(CAUGHT_KEY, [round, ...ids].join(" "));
}
