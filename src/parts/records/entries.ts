import { isMoment } from "#text/fits.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { CellRole } from "#descriptor/vocabulary/cell-kinds.ts";
import type { Query } from "#descriptor/vocabulary/query.ts";
import type { WidgetOptions } from "#descriptor/widgets/index.ts";
import type { CellsOfRows } from "../use-shown-cells.ts";

/** An entry as the platform answers it. */
export type Entry = Readonly<Record<string, unknown>>;
export type RecordListOptions = WidgetOptions["record-list"] & {
  /** Which entries lead where `open` says; all when absent. */
  leads?: (entry: Entry) => boolean;
  /** The key of an entry that is marked, and loaded if it is on a later page of an endless list. */
  marked?: string | undefined;
  /** Whether it may turn out that something else is listed: then no entries are no answer. */
  isOpen?: boolean;
};

/** What every look needs. */
export interface LookProps {
  entries: readonly Entry[];
  cells: CellsOfRows;
  options: RecordListOptions;
  /** The parameters of the address that an entry leads to. */
  queryOf: (entry: Entry) => Query | undefined;
  /** Shows an entry in the sheet, where the list has one. */
  onOpen?: ((entry: Entry) => void) | undefined;
}

/** What an entry leads to, if it leads anywhere. */
export function openOf({ open, leads }: RecordListOptions, entry: Entry): RecordListOptions["open"] {
  return leads?.(entry) === false ? undefined : open;
}

/** What tells an entry apart. */
export function keyOf(entry: Entry, field: string): string {
  return String(entry[field]);
}

/** The cells with one of these roles. */
export function cellsIn(cells: readonly ResolvedCell[], ...roles: readonly CellRole[]): readonly ResolvedCell[] {
  return cells.filter(({ role }) => roles.includes(role));
}

/** The latest entry first, those without a readable time last; entries of the same time keep their order. */
export function latestFirst(entries: readonly Entry[], field: string | undefined): readonly Entry[] {
  if (field === undefined) return entries;
  const moment = (entry: Entry) => momentOf(entry[field]);
  return entries.toSorted((one, other) => moment(other) - moment(one));
}

const EARLIEST = Number.MIN_SAFE_INTEGER;

function momentOf(value: unknown): number {
  return isMoment(value) ? Date.parse(value) : EARLIEST;
}
