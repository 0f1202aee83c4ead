import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as text, because the two drivers disagree on how to write an array. */
export type JsonColumn<T> = ColumnType<T, string, string>;
/** bigint columns are read as bigint by both drivers. */
export type Minor = ColumnType<bigint, bigint | string, bigint | string>;
/** A column that an insert may leave out. */
export type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type When = ColumnType<Date, Date, Date>;
