import { formatNumber } from "#text/format.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { FigureText } from "../figure-text.tsx";

export function NumberCell({ value }: CellProps<number>) {
  return <FigureText>{formatNumber(value, useLocale())}</FigureText>;
}
