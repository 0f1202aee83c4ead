import { sql, type RawBuilder } from "kysely";
import type { Database, Tables } from "../database/tables.ts";

/** Why a member gets no copy of something that is kept about them. */
type Reason = string;

/** Which rows of a table are a member's, and what of them the member gets: of each column it is said. */
export interface Part<T extends keyof Tables = keyof Tables> {
  of(memberId: string): RawBuilder<boolean>;
  /** In this order they are listed; the first one also orders the rows. */
  columns: readonly (keyof Tables[T] & string)[];
  /** Amounts in minor units, which the copy writes as money. */
  money?: readonly (keyof Tables[T] & string)[];
  withheld?: Partial<Record<keyof Tables[T] & string, Reason>>;
}

/** Reads a part of a member's data, with the names of the contract's style. */
export async function readPart(
  database: Database,
  table: string,
  part: Pick<Part, "of"> & { columns: readonly string[]; money?: readonly string[] },
  memberId: string,
): Promise<Record<string, unknown>[]> {
  const columns = part.columns.map((column) => {
    if (part.money?.includes(column))
      return sql`(${sql.ref(column)} / 100.0)::numeric(20, 2)::text as ${sql.ref(column)}`;
    // A day has no time, and no zone that would move it.
    return column === "day" ? sql`day::text as day` : sql.ref(column);
  });
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(table)} where ${part.of(memberId)} order by 1`.execute(database);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), plain(value)])),
  );
}

/** A name of a column or a table as the contract would have it. */
export function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** Numbers of rows are read as bigint, which JSON does not have. */
function plain(value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
