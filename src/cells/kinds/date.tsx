import { useSite } from "#data/page/site.ts";
import { formatMerchantDay } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";

export function DateCell({ value }: CellProps<string>) {
  const { timeZone } = useSite().features;
  return <time dateTime={value}>{formatMerchantDay(value, useLocale(), timeZone)}</time>;
}
