import { formatMoney } from "#text/format.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { FigureText } from "../figure-text.tsx";

export function MoneyCell({ value }: CellProps<string>) {
  return <FigureText>{formatMoney(value, useLocale())}</FigureText>;
}
