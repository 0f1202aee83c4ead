import type { PeriodPreset } from "#descriptor/vocabulary/filter.ts";

/** Days of the merchant, both included, as ISO dates. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last day of each preset, counted back from today. */
const daysBack: Readonly<Record<PeriodPreset, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
};

/** The days of a preset. `today`: the merchant's day, as an ISO date. */
export function periodOf(preset: PeriodPreset, today: string): Period {
  const [from, to] = daysBack[preset];
  return { from: dayBefore(today, from), to: dayBefore(today, to) };
}

/** The days that can be chosen. */
export interface Choosable {
  /** Days at most. */
  most: number;
  /** The earliest day, as an ISO date; absent: any. */
  since?: string | undefined;
  /** The merchant's day, as an ISO date: what comes after it has not come. */
  today: string;
}

/**
 * A period as the address has it, "2026-11-01..2026-11-07", a day alone, or a month alone, "2026-11", as far as it has
 * come; undefined for what is none, or cannot be chosen.
 */
export function periodIn(text: string, choosable: Choosable): Period | undefined {
  // A month is shorter than a day.
  const [from = "", to = from, ...more] = (text[7] ? text : daysOf(text, choosable)).split("..");
  return more.length === 0 && !problemOf({ from, to }, choosable) ? { from, to } : undefined;
}

/** The days of a month that have come. */
function daysOf(month: string, { today }: Choosable): string {
  const last = dayBefore(`${dayBefore(`${month}-01`, -31).slice(0, 7)}-01`, 1);
  return `${month}-01..${last < today ? last : today}`;
}

/** Why days cannot be chosen. */
export type PeriodProblem = "late" | "order" | "early" | "most";

/** What is wrong with a period; undefined when it can be chosen. */
export function problemOf({ from, to }: Period, { most, since = "", today }: Choosable): PeriodProblem | undefined {
  if (from > today || to > today) return "late";
  if (from > to) return "order";
  if (from < since) return "early";
  return isDay(from) && isDay(to) && lengthOf({ from, to }) <= most ? undefined : "most";
}

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return DAY.test(text) && dayBefore(text, 0) === text;
}

/** "null" of what is no day. */
function dayBefore(day: string, days: number): string {
  return `${new Date(Date.parse(day) - days * DAY_MS).toJSON()}`.slice(0, 10);
}
