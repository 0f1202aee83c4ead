import { useSite } from "#data/page/site.ts";
import { formatMoment } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";

export function DateTimeCell({ value }: CellProps<string>) {
  return <time dateTime={value}>{formatMoment(value, useLocale(), useSite().features.timeZone)}</time>;
}
