import { numberFormat } from "./formatters.ts";
import { TIME_UNITS } from "./time-units.ts";

/**
 * How long something lasts still: "12 days", "36 hours", "5 minutes"; at least one minute. Each unit is used from two of
 * it on, because "1 day" could be 24 hours or 47.
 */
export function formatTimeLeft(milliseconds: number, locale: string): string {
  const [unit, length] = TIME_UNITS.find(([, each]) => milliseconds >= 2 * each) ?? TIME_UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / length));
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
