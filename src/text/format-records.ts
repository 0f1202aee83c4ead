import { formatDay } from "./format.ts";
import { dateFormat, numberFormat } from "./formatters.ts";

/** An amount with its sign, unless it is nothing: "+1,234.50", or "+₱1,234.50" in a currency. */
export function formatSignedMoney(decimal: string, locale: string, currency?: string): string {
  return numberFormat(locale, {
    ...(currency && { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  }).format(decimal as Intl.StringNumericLiteral);
}

/** A rate in percent, from a decimal string: "0.85%". */
export function formatPercent(percent: string, locale: string): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
  return `${numberFormat(locale, options).format(percent as Intl.StringNumericLiteral)}%`;
}

/** A date and a time: "Nov 3, 2026, 2:05 PM". In the brand's time zone so that host and phone agree. */
export function formatMoment(timestamp: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { timeZone, dateStyle: "medium", timeStyle: "short" }).format(new Date(timestamp));
}

const DAY_LENGTH = "2026-01-31".length;

/** Where a date or a moment of the contract is on its day: a date is the merchant's already, whatever the time zone. */
export function zoneOf(value: string, timeZone: string): string {
  return value.length === DAY_LENGTH ? "UTC" : timeZone;
}

/** The merchant's day of a date or of a moment: "Nov 3, 2026". */
export function formatMerchantDay(value: string, locale: string, timeZone: string): string {
  return formatDay(value, locale, zoneOf(value, timeZone));
}

/** The day of a moment in milliseconds since 1970, as an ISO date: in the brand's time zone, the merchant's day. */
export function dayOf(moment: number, timeZone: string): string {
  const options = { timeZone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  // Sweden writes dates as ISO does.
  return dateFormat("sv-SE", options).format(moment);
}

/** A time zone by its distance from Greenwich on a day, which is an ISO date: "GMT+8". It changes with the seasons. */
export function zoneName(timeZone: string, locale: string, day: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: "shortOffset" }).formatToParts(new Date(`${day}T12:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Two days as one range: "Jan 1 – 7, 2026"; moments of one day by their times. In the merchant's time zone. */
export function formatRange(from: string, to: string, locale: string, timeZone: string): string {
  const days = formatMerchantDay(from, locale, timeZone);
  const isOneDay = from !== to && from.length !== DAY_LENGTH && days === formatMerchantDay(to, locale, timeZone);
  const zone = zoneOf(from, timeZone);
  const format = dateFormat(
    locale,
    isOneDay
      ? { timeZone: zone, dateStyle: "medium", timeStyle: "short" }
      : { timeZone: zone, day: "numeric", month: "short", year: "numeric" },
  );
  return format.formatRange(new Date(from), new Date(to));
}
