import { keyOf, type Entry, type RecordListOptions } from "./entries.ts";

/**
 * The place of the entry that is open initially: the one that the address names by its key, else by its place, counted
 * from 0; else the first, where the first one is to be open. -1: none.
 */
export function firstOpen(
  search: string,
  entries: readonly Entry[],
  { key, opened }: Pick<RecordListOptions, "key" | "opened">,
): number {
  if (!opened) return -1;
  const named = namedIn(search, opened.by);
  const found = named === null ? -1 : entries.findIndex((entry) => keyOf(entry, key) === named);
  if (found !== -1) return found;
  const counted = namedIn(search, opened.place) ?? "";
  const place = /^\d{1,4}$/.test(counted) ? Number(counted) : -1;
  if (place !== -1 && place < entries.length) return place;
  return opened.first ? 0 : -1;
}

/** What the address says in a parameter. */
export function namedIn(search: string, parameter: string | undefined): string | null {
  return parameter === undefined ? null : new URLSearchParams(search).get(parameter);
}
