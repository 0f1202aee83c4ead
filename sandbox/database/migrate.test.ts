import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { StartProblem } from "../start-problem.ts";
import { migrate } from "./migrate.ts";
import { openInMemory, type OpenDatabase } from "./open.ts";

/** Creating a database takes seconds, longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  await migrate(opened.database);
});
afterAll(() => opened.close());

test("a database that is up to date stays as it is", async () => {
  await expect(migrate(opened.database)).resolves.toBeUndefined();
});

test("a database migrated by other code is refused, with a hint what to do", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('000-draft', '2026-01-01')`.execute(opened.database);
  const refused = migrate(opened.database);
  await expect(refused).rejects.toThrow(StartProblem);
  await expect(refused).rejects.toThrow(/000-draft.*move the data folder away/);
});
