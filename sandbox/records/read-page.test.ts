import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { latestFirst } from "./order.ts";
import { readPage } from "./read-page.ts";

let opened: Pick<OpenDatabase, "database" | "close">;
beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
  await opened.database
    .insertInto("used_id_tokens")
    .values(
      [1, 2, 2, 3].map((day, index) => ({
        token_hash: `t${index}`,
        expires_at: new Date(`2026-03-0${day}T00:00:00Z`),
      })),
    )
    .execute();
});
afterAll(() => opened.close());

const order = latestFirst("used_id_tokens.expires_at", "used_id_tokens.token_hash");
const list = () => opened.database.selectFrom("used_id_tokens");

test("a page starts right after the cursor's row, also among rows with the same time", async () => {
  const first = await readPage(opened.database, list().selectAll(), order, { pageNo: 1, pageSize: 2 });
  expect(first.rows.map((row) => row.token_hash)).toEqual(["t3", "t2"]);
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
  const second = await readPage(opened.database, list().selectAll(), order, {
    pageNo: 2,
    pageSize: 2,
    cursor: first.nextCursor,
  });
  expect(second.rows.map((row) => row.token_hash)).toEqual(["t1", "t0"]);
  expect(second).toMatchObject({ pageNum: 2, totalPages: 2 });
  expect(second.nextCursor).toBeUndefined();
});

test("without a cursor the page number determines the first row", async () => {
  const { rows } = await readPage(opened.database, list().selectAll(), order, { pageNo: 2, pageSize: 3 });
  expect(rows.map((row) => row.token_hash)).toEqual(["t0"]);
});

test("a page that more than 10,000 rows come before is refused, and is not among the pages", async () => {
  const page = (pageNo: number, count?: number) =>
    readPage(opened.database, list().selectAll(), order, { pageNo, pageSize: 50, count, mostBefore: 10_000 });
  await expect(page(202)).rejects.toMatchObject({ code: "request.invalid", value: { field: "pageNo" } });
  await expect(page(202)).rejects.toThrow("More than 10000 entries come before page 202");
  expect((await page(201, 1_000_000)).totalPages).toBe(201);
  expect(await page(500, 4), "of a list that ended long before, it is an empty page").toMatchObject({
    rows: [],
    pageNum: 500,
    totalPages: 1,
  });
});

test("with a cursor, a list is read to its end however far that is", async () => {
  const { nextCursor: cursor } = await readPage(opened.database, list().selectAll(), order, { pageNo: 1, pageSize: 2 });
  const request = { pageNo: 90_000, pageSize: 50, cursor, mostBefore: 10_000 };
  const { rows } = await readPage(opened.database, list().selectAll(), order, request);
  expect(rows.map((row) => row.token_hash)).toEqual(["t1", "t0"]);
});

test("a cursor of another list is refused", async () => {
  const page = readPage(opened.database, list().selectAll(), order, { pageNo: 1, pageSize: 2, cursor: "bm9uZQ" });
  await expect(page).rejects.toMatchObject({ code: "request.invalid" });
});

test("a list that does not select the columns of its order says which one is missing", async () => {
  const page = readPage(opened.database, list().select("token_hash"), order, { pageNo: 1, pageSize: 2 });
  await expect(page).rejects.toThrow("used_id_tokens.expires_at");
});
