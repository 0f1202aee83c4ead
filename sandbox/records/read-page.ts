import { sql, type SelectQueryBuilder } from "kysely";
import { z } from "zod";
import { required } from "#kernel/assert.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Order } from "./order.ts";

/** The value of the ordering column, as a cursor contains it. */
const columnKinds = { number: z.int32(), time: z.iso.datetime() };
const anyId = z.string().max(60);

export interface PageRequest {
  pageNo: number;
  pageSize: number;
  cursor?: string | undefined;
}
interface Page<Row> {
  rows: Row[];
  pageNum: number;
  totalPages: number;
  nextCursor?: string;
}

/** A list in its order. */
export function inOrder<Tables, Named extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Named, Row>,
  { by, id, direction }: Order,
): SelectQueryBuilder<Tables, Named, Row> {
  return list.orderBy(sql.ref(by), direction).orderBy(sql.ref(id), direction);
}

/**
 * Reads one page of a list. With a cursor it starts right after the cursor's row, even if that row has been deleted;
 * later pages are counted from there. Throws a PlatformError for a cursor of another list.
 */
export async function readPage<Tables, Named extends keyof Tables, Row extends object>(
  list: SelectQueryBuilder<Tables, Named, Row>,
  order: Order,
  { pageNo, pageSize, cursor }: PageRequest,
): Promise<Page<Row>> {
  const rest = cursor === undefined ? list : list.where(behind(order, cursor));
  const { count } = (await rest
    .clearSelect()
    .select(sql<string>`count(*)`.as("count"))
    .executeTakeFirstOrThrow()) as { count: string };
  const ordered = inOrder(rest, order).limit(pageSize);
  const rows: Row[] = await (cursor === undefined ? ordered.offset((pageNo - 1) * pageSize) : ordered).execute();
  const pagesBefore = cursor === undefined ? 0 : pageNo - 1;
  const totalPages = pagesBefore + Math.ceil(Number(count) / pageSize);
  const last = rows.at(-1);
  return {
    rows,
    pageNum: pageNo,
    totalPages,
    ...(last !== undefined && pageNo < totalPages && { nextCursor: cursorOf(last, order) }),
  };
}

function behind({ by, id, kind, direction }: Order, cursor: string) {
  const position = z.tuple([columnKinds[kind], anyId]).safeParse(decoded(cursor));
  if (!position.success)
    throw new PlatformError(
      "request.invalid",
      "The cursor does not belong to this list: send the nextCursor of the page before as it is, or none",
      { field: "cursor" },
    );
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  return sql<boolean>`(${sql.ref(by)}, ${sql.ref(id)}) ${sign} (${position.data[0]}, ${position.data[1]})`;
}

/** The position of a row in its list. JSON writes a time in ISO 8601. */
function cursorOf(row: object, { by, id }: Order): string {
  const values = new Map(Object.entries(row));
  const valueOf = (column: string): unknown =>
    required(values.get(column.slice(column.indexOf(".") + 1)), `The column ${column}, by which a list is ordered,`);
  return Buffer.from(JSON.stringify([valueOf(by), valueOf(id)])).toString("base64url");
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
