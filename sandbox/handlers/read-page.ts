import { sql, type SelectQueryBuilder } from "kysely";
import { z } from "zod";
import { PlatformError } from "../calls/platform-error.ts";

/** What a column that orders a list holds. */
const columnKinds = { number: z.int32(), text: z.string().max(60), time: z.iso.datetime() };

/** How a list is ordered: by two columns in one direction, which together tell every row apart. */
export interface Order<Row> {
  columns: readonly [Column, Column];
  direction: "asc" | "desc";
  /** The values of the columns in a row, times in ISO 8601. */
  of(row: Row): readonly [string | number, string | number];
}
interface Column {
  name: string;
  kind: keyof typeof columnKinds;
}

interface Wanted {
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

/**
 * Reads one page of a list. With a cursor it begins right behind the row that the cursor names, also when that row is
 * gone; the pages after it are counted from there. Throws a PlatformError for a cursor that is none of this list.
 */
export async function readPage<Tables, Named extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Named, Row>,
  order: Order<NoInfer<Row>>,
  { pageNo, pageSize, cursor }: Wanted,
): Promise<Page<Row>> {
  const [first, second] = order.columns;
  const rest = cursor === undefined ? list : list.where(behind(order, cursor));
  const { count } = (await rest
    .clearSelect()
    .select(sql<string>`count(*)`.as("count"))
    .executeTakeFirstOrThrow()) as { count: string };
  const ordered = rest
    .orderBy(sql.ref(first.name), order.direction)
    .orderBy(sql.ref(second.name), order.direction)
    .limit(pageSize);
  const rows: Row[] = await (cursor === undefined ? ordered.offset((pageNo - 1) * pageSize) : ordered).execute();
  const pagesBefore = cursor === undefined ? 0 : pageNo - 1;
  const totalPages = pagesBefore + Math.ceil(Number(count) / pageSize);
  const last = rows.at(-1);
  return {
    rows,
    pageNum: pageNo,
    totalPages,
    ...(last !== undefined && pageNo < totalPages && { nextCursor: cursorOf(order.of(last)) }),
  };
}

function behind<Row>({ columns: [first, second], direction }: Order<Row>, cursor: string) {
  const position = z.tuple([columnKinds[first.kind], columnKinds[second.kind]]).safeParse(decoded(cursor));
  if (!position.success)
    throw new PlatformError(
      "request.invalid",
      "The cursor is none of this list: send the nextCursor of the page before as it is, or none",
      { field: "cursor" },
    );
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  return sql<boolean>`(${sql.ref(first.name)}, ${sql.ref(second.name)}) ${sign} (${position.data[0]}, ${position.data[1]})`;
}

function cursorOf(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
