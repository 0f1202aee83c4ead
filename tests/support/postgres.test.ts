import pg from "pg";
import { expect, test, vi } from "vitest";
import { startPostgres } from "./postgres.ts";
import { npmBinaries, postgresBinaries } from "./postgres-binaries.ts";

/** Creating a database takes seconds, longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test.each([
  ["the machine's", postgresBinaries],
  ["npm's", npmBinaries],
])("PostgreSQL starts from %s programs, also when the tests run as root", async (_whose, binaries) => {
  const postgres = await startPostgres(binaries);
  const client = new pg.Client(postgres.url);
  await client.connect();
  expect((await client.query("select 6 * 7 as answer")).rows).toEqual([{ answer: 42 }]);
  await client.end();
  await postgres.stop();
});
