import { usePage } from "#data/page/site.ts";
import { formatTimeLeft } from "#text/time-left.ts";
import { useLocale } from "#text/use-text.ts";
import { useTicking } from "#ui/number/ticker.ts";
import type { CellProps } from "../cell-props.ts";

export function CountdownCell({ value }: CellProps<string>) {
  const locale = useLocale();
  const until = Date.parse(value);
  const words = useTicking((now) => (now < until ? formatTimeLeft(until - now, locale) : null), usePage().renderedAt);
  return words === null ? null : <time dateTime={value}>{words}</time>;
}
