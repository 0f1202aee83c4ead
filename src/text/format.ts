import { dateFormat, numberFormat } from "./formatters.ts";

/** Formats money: grouped digits and exactly two decimals, from a decimal string, without a binary fraction. */
export function formatMoney(decimal: string, locale: string, currency?: string): string {
  const options: Intl.NumberFormatOptions = currency
    ? {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(locale, options).format(decimal as Intl.StringNumericLiteral);
}

/** Formats a number with grouped digits. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A match's time as MM/DD HH:mm (games §2), in the brand's time zone so that host and phone agree. */
export function formatMatchTime(timestamp: string, timeZone: string): string {
  const parts = dateFormat("en-GB", {
    timeZone,
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(timestamp));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("month")}/${of("day")} ${of("hour")}:${of("minute")}`;
}

/** A date: "Nov 3, 2026". In the brand's time zone so that host and phone agree. */
export function formatDay(timestamp: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { timeZone, day: "numeric", month: "short", year: "numeric" }).format(new Date(timestamp));
}

/** Day and short month of a date, apart: "3" and "Nov". In the brand's time zone so that host and phone agree. */
export function dayAndMonth(timestamp: string, locale: string, timeZone: string): { day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(new Date(timestamp));
  return { day: part({ day: "numeric" }), month: part({ month: "short" }) };
}

/** A range of dates: "Nov 3 – Nov 12, 2026". In the brand's time zone so that host and phone agree. */
export function formatPeriod(from: string, to: string, locale: string, timeZone: string): string {
  const year = (timestamp: string) => dateFormat("en", { timeZone, year: "numeric" }).format(new Date(timestamp));
  const first =
    year(from) === year(to)
      ? dateFormat(locale, { timeZone, day: "numeric", month: "short" }).format(new Date(from))
      : formatDay(from, locale, timeZone);
  return `${first} – ${formatDay(to, locale, timeZone)}`;
}

/**
 * The time of day by the phone's own clock, of a moment in milliseconds since 1970; with the date when it is not today.
 */
export function formatClock(moment: number, locale: string, now: number = Date.now()): string {
  const today = new Date(moment).toDateString() === new Date(now).toDateString();
  return dateFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(!today && { day: "numeric", month: "short" }),
  }).format(moment);
}
