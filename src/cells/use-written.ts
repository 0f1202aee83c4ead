import { useSite } from "#data/page/site.ts";
import { useLocale } from "#text/use-text.ts";
import { written, type WrittenKind } from "#text/value-kinds.ts";
import type { CellProps } from "./cell-props.ts";

/** The text of a value, in a cell of a kind that has one. */
export function useWritten({ value, cell, currency }: CellProps<unknown>): string {
  return written(cell.as as WrittenKind, value, useLocale(), useSite().features.timeZone, currency);
}
