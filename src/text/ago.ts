import { dateFormat } from "./formatters.ts";

const MINUTE = 60_000;
/**
 * The units from largest to smallest, in milliseconds. Anything under two minutes counts as now: clocks differ by about
 * as much.
 */
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;
const NOW = 2 * MINUTE;
const WEEK = 7 * 1440 * MINUTE;

/** A relative time: "now", "5 minutes ago", "yesterday"; the date after a week. Times in milliseconds since 1970. */
export function formatAgo(moment: number, now: number, locale: string): string {
  const passed = Math.max(0, now - moment);
  if (passed >= WEEK) return dateFormat(locale, { dateStyle: "medium" }).format(moment);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const unit = passed < NOW ? undefined : UNITS.find(([, length]) => passed >= length);
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : words.format(0, "second");
}
