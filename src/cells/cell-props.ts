import type { Row } from "#data/page/row.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";

/** What the component of a cell gets: a value that has come, is not null, and fits. */
export interface CellProps<T> {
  value: T;
  cell: ResolvedCell;
  /** What else the platform says beside the value: few kinds show two fields. */
  entry?: Row | undefined;
  /** The currency that an amount is written with; absent: as a plain number, as in a list of many. */
  currency?: string | undefined;
}
