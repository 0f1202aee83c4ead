import pg from "pg";
import { expect, test, vi } from "vitest";
import { startPostgres } from "./postgres.ts";
import { npmBinaries, postgresBinaries } from "./postgres-binaries.ts";

/** Making a database takes seconds, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test.each([
  ["the machine's", postgresBinaries],
  ["npm's", npmBinaries],
])("a PostgreSQL starts from %s programs, whoever runs the tests", async (_whose, binaries) => {
  const postgres = await startPostgres(binaries);
  const client = new pg.Client(postgres.url);
  await client.connect();
  expect((await client.query("select 6 * 7 as answer")).rows).toEqual([{ answer: 42 }]);
  await client.end();
  await postgres.stop();
});
