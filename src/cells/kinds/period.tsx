import { useSite } from "#data/page/site.ts";
import { isMoment } from "#text/fits.ts";
import { formatRange } from "#text/format-records.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { writeIn } from "#text/write-in.ts";
import type { CellProps } from "../cell-props.ts";

/** From one field to another. Without an end: from when on. */
export function PeriodCell({ cell, value, entry }: CellProps<string>) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const end = entry?.[cell.to ?? ""];
  return isMoment(end)
    ? formatRange(value, end, locale, timeZone)
    : writeIn(text("cell.from"), { day: formatRange(value, value, locale, timeZone) });
}
