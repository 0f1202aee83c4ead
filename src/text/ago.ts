import { dateFormat } from "./formatters.ts";
import { TIME_UNITS } from "./time-units.ts";

/** In milliseconds. Anything less counts as now: clocks differ by about as much. */
const NOW = 120_000;
const WEEK = 7 * 86_400_000;

/** A relative time: "now", "5 minutes ago", "yesterday"; the date after a week. Times in milliseconds since 1970. */
export function formatAgo(moment: number, now: number, locale: string): string {
  const passed = Math.max(0, now - moment);
  if (passed >= WEEK) return dateFormat(locale, { dateStyle: "medium" }).format(moment);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const unit = passed < NOW ? undefined : TIME_UNITS.find(([, length]) => passed >= length);
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : words.format(0, "second");
}
