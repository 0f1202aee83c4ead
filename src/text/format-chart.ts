import { dateFormat, numberFormat } from "./formatters.ts";

/** A part of a whole, from 0 to 1: "43%". */
export function formatShare(share: number, locale: string): string {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A number with few digits, for an axis: "1.2K". */
export function formatShort(value: number, locale: string): string {
  return numberFormat(locale, { notation: "compact", maximumSignificantDigits: 2 }).format(value);
}

/** A day without its year: "Nov 3". */
export function formatShortDay(timestamp: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { timeZone, day: "numeric", month: "short" }).format(new Date(timestamp));
}
