import type { SettledCell } from "#descriptor/vocabulary/cell.ts";

/** What the component of a cell gets: a value that has come, is not null, and fits. */
export interface CellProps<T> {
  value: T;
  cell: SettledCell;
}
