import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openInMemory, type OpenDatabase } from "./open.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  await sql`create table notes (id integer primary key, amount bigint)`.execute(opened.database);
});
afterAll(() => opened.close());

const count = async (): Promise<bigint> =>
  (await sql<{ count: bigint }>`select count(*) from notes`.execute(opened.database)).rows[0]!.count;

test("a query during a transaction waits for its end", async () => {
  const order: string[] = [];
  const transaction = opened.database.transaction().execute(async (inside) => {
    await sql`insert into notes values (1, 5)`.execute(inside);
    await sql`select count(*) from generate_series(1, 100000)`.execute(inside);
    order.push("transaction");
  });
  const outside = count().then((found) => order.push(`saw ${found}`));
  await Promise.all([transaction, outside]);
  expect(order).toEqual(["transaction", "saw 1"]);
});

test("a transaction that throws leaves nothing, and the next one works", async () => {
  const before = await count();
  const failing = opened.database.transaction().execute(async (inside) => {
    await sql`insert into notes values (2, 5)`.execute(inside);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await count()).toBe(before);
});

test("a refused statement carries PostgreSQL's code", async () => {
  await expect(sql`select * from nowhere`.execute(opened.database)).rejects.toMatchObject({ code: "42P01" });
});

test("bigint columns are read whole", async () => {
  await sql`insert into notes values (3, 9007199254740993)`.execute(opened.database);
  expect((await sql<{ amount: bigint }>`select amount from notes where id = 3`.execute(opened.database)).rows).toEqual([
    { amount: 9_007_199_254_740_993n },
  ]);
});

test("a closed database refuses at once", async () => {
  const other = await openInMemory();
  await sql`select 1`.execute(other.database);
  await other.close();
  await expect(sql`select 1`.execute(other.database)).rejects.toThrow(/destroyed|ended/);
});
