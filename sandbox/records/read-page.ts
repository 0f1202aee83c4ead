import { sql, type SelectQueryBuilder } from "kysely";
import { z } from "zod";
import { required } from "#kernel/assert.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";
import type { Order } from "./order.ts";

/** The value of the ordering column, as a cursor contains it. */
const bigNumber = z.string().regex(/^\d{1,18}$/);
const columnKinds = { number: z.int32(), time: z.iso.datetime(), amount: bigNumber };
/** The id, too. */
const idKinds = { number: bigNumber, text: z.string().max(60) };

export interface PageRequest {
  pageNo: number;
  pageSize: number;
  cursor?: string | undefined;
  /** How many rows the whole list has, where that is known without counting them. */
  count?: number | undefined;
  /** How many rows may come before a page that is asked for by its number alone. */
  mostBefore?: number | undefined;
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
  database: Database,
  list: SelectQueryBuilder<Tables, Named, Row>,
  order: Order,
  { pageNo, pageSize, cursor, count, mostBefore = Infinity }: PageRequest,
): Promise<Page<Row>> {
  const skipped = cursor === undefined ? (pageNo - 1) * pageSize : 0;
  const isPastEnd = count !== undefined && count <= skipped;
  if (skipped > mostBefore && !isPastEnd) throw tooFar(pageNo, mostBefore);
  const rest = cursor === undefined ? list : list.where(behind(order, cursor));
  // One more than the page has: whether there is a next page.
  const ordered = inOrder(rest, order).limit(pageSize + 1);
  // What has not so many is not read to its end to find that out.
  const found: Row[] = isPastEnd ? [] : await ordered.offset(skipped).execute();
  const rows = found.slice(0, pageSize);
  const hasNext = found.length > pageSize;
  const last = rows.at(-1);
  return {
    rows,
    pageNum: pageNo,
    totalPages: await countPages(),
    ...(last !== undefined && hasNext && { nextCursor: cursorOf(last, order) }),
  };

  /** After a cursor the rows that follow are counted, because others may have come before it. */
  async function countPages(): Promise<number> {
    const pagesBefore = cursor === undefined ? 0 : pageNo - 1;
    if (count === undefined)
      return pagesBefore + Math.ceil((await countRows(database, rest, mostBefore + pageSize)) / pageSize);
    const pages = Math.ceil(count / pageSize);
    // What cannot be asked for by its number is no page to lead to.
    if (cursor === undefined) return Math.min(pages, Math.floor(mostBefore / pageSize) + 1);
    return hasNext ? Math.max(pages, pageNo + 1) : pagesBefore + Math.sign(rows.length);
  }
}

function tooFar(pageNo: number, most: number): PlatformError {
  return new PlatformError(
    "request.invalid",
    `More than ${most} entries come before page ${pageNo}: ask for a shorter period, or go on from a page with its nextCursor`,
    { field: "pageNo" },
  );
}

/** How many rows a list has, as far as pages can be asked for by their numbers: further ones are not read. */
async function countRows<Tables, Named extends keyof Tables, Row>(
  database: Database,
  list: SelectQueryBuilder<Tables, Named, Row>,
  most: number,
): Promise<number> {
  const listed = list.clearSelect().select(sql`1`.as("one"));
  const counted = Number.isFinite(most) ? listed.limit(most) : listed;
  const { rows } = await sql<{ count: string }>`select count(*) from ${counted.as("listed")}`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

function behind({ by, id, kind, ids, direction }: Order, cursor: string) {
  const position = z.tuple([columnKinds[kind], idKinds[ids]]).safeParse(decoded(cursor));
  if (!position.success)
    throw new PlatformError(
      "request.invalid",
      "The cursor does not belong to this list: send the nextCursor of the page before as it is, or none",
      { field: "cursor" },
    );
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  return sql<boolean>`(${sql.ref(by)}, ${sql.ref(id)}) ${sign} (${position.data[0]}, ${position.data[1]})`;
}

/** The position of a row in its list. JSON writes a time in ISO 8601, and has no bigint. */
function cursorOf(row: object, { by, id }: Order): string {
  const values = new Map(Object.entries(row));
  const valueOf = (column: string): unknown =>
    required(values.get(column.slice(column.indexOf(".") + 1)), `The column ${column}, by which a list is ordered,`);
  const value = valueOf(by);
  const position = [typeof value === "bigint" ? String(value) : value, String(valueOf(id))];
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
