import { formatPercent } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { FigureText } from "../figure-text.tsx";

export function PercentCell({ value }: CellProps<string>) {
  return <FigureText>{formatPercent(value, useLocale())}</FigureText>;
}
