import { numberFormat } from "./formatters.ts";

const MINUTE = 60_000;
/** Units from the largest: each is used from two of it on, because "1 day" could be 24 hours or 47. */
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long something lasts still: "12 days", "36 hours", "5 minutes"; at least one minute. */
export function formatTimeLeft(milliseconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= 2 * each) ?? ["minute", MINUTE];
  const count = Math.max(1, Math.floor(milliseconds / length));
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
