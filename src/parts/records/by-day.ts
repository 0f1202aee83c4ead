import type { Entry } from "./entries.ts";

/** Entries that follow each other on the same day. */
export interface Day {
  /** The name of the day; null where entries are not grouped, and of those that are on no day. */
  name: string | null;
  entries: readonly Entry[];
}

/**
 * Entries in groups by the name of their day, in their order; last those that are on none, because the platform has not
 * said it or has said it wrongly. Where entries are in another order than that of time, a day would come several times:
 * they are then not grouped.
 */
export function byDay(entries: readonly Entry[], dayOf: ((entry: Entry) => string | null) | undefined): readonly Day[] {
  if (!dayOf) return [{ name: null, entries }];
  const days: { name: string; entries: Entry[] }[] = [];
  const dayless: Entry[] = [];
  for (const entry of entries) {
    const name = dayOf(entry);
    const last = days.at(-1);
    if (name === null) dayless.push(entry);
    else if (last?.name === name) last.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  const isInOrder = new Set(days.map(({ name }) => name)).size === days.length;
  if (!isInOrder) return [{ name: null, entries }];
  return dayless.length === 0 ? days : [...days, { name: null, entries: dayless }];
}
