import { usePage } from "#data/page/site.ts";
import { formatAgo } from "#text/ago.ts";
import { useLocale } from "#text/use-text.ts";
import { useTicking } from "#ui/number/ticker.ts";
import type { CellProps } from "../cell-props.ts";

export function AgoCell({ value }: CellProps<string>) {
  const locale = useLocale();
  const words = useTicking((now) => formatAgo(Date.parse(value), now, locale), usePage().renderedAt);
  return <time dateTime={value}>{words}</time>;
}
