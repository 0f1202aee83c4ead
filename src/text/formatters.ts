import { memoize } from "#kernel/memoize.ts";

/**
 * The browser's formatters, each created once: creating one takes a phone a millisecond, and a list of games, or a
 * counter that counts, needs the same one for every number.
 */
const numberFormats = memoize(
  ([locale, options]: [locale: string, options: Intl.NumberFormatOptions]) => new Intl.NumberFormat(locale, options),
);
const dateFormats = memoize(
  ([locale, options]: [locale: string, options: Intl.DateTimeFormatOptions]) =>
    new Intl.DateTimeFormat(locale, options),
);

/** A formatter of numbers for a BCP 47 tag. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormats([locale, options]);
}

/** A formatter of dates for a BCP 47 tag. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormats([locale, options]);
}
