import { numberFormat } from "#text/formatters.ts";

const KILOBYTE = 1024;

/** The size of a file as text: whole kilobytes below one megabyte, tenths of a megabyte above. The minimum is 1 kB. */
export function formatFileSize(bytes: number, locale: string): string {
  const megabytes = bytes / KILOBYTE / KILOBYTE;
  const [value, unit] =
    megabytes < 1 ? [Math.max(1, Math.round(bytes / KILOBYTE)), "kilobyte"] : [megabytes, "megabyte"];
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 }).format(value);
}
