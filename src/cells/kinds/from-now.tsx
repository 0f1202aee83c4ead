import { usePlatformTime } from "#facts/use-platform-time.ts";
import { formatAgo } from "#text/ago.ts";
import { formatDays } from "#text/days.ts";
import { formatTimeLeft } from "#text/time-left.ts";
import { useLocale, useText } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";

/** A moment as it is seen from now: how long it lasts still, how long ago it was, the days since. */
export function FromNowCell({ cell: { as, texts }, value }: CellProps<string>) {
  const text = useText();
  const locale = useLocale();
  const { days } = texts;
  const moment = Date.parse(value);
  const words = usePlatformTime((now) => {
    if (as === "countdown") return now < moment ? formatTimeLeft(moment - now, locale) : null;
    return days ? formatDays(days, moment, now, { text, locale }) : formatAgo(moment, now, locale);
  });
  return words && <time dateTime={value}>{words}</time>;
}
