import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartProblem } from "../start-problem.ts";
import { migrate } from "./migrate.ts";
import { openInMemory, type OpenDatabase } from "./open.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  await migrate(opened.database);
});
afterAll(() => opened.close());

test("a database that is up to date stays as it is", async () => {
  await expect(migrate(opened.database)).resolves.toBeUndefined();
});

test.each(["'another'", "null"])(
  "a database whose tables are those of another version (%s) is refused, with a hint what to do",
  async (by) => {
    const { rows } = await sql<{ by: string }>`select obj_description('merchants'::regclass) as by`.execute(
      opened.database,
    );
    await sql`comment on table merchants is ${sql.raw(by)}`.execute(opened.database);
    const refused = migrate(opened.database);
    await expect(refused).rejects.toThrow(StartProblem);
    await expect(refused).rejects.toThrow(/Another version .*move the data folder away/);
    await sql`comment on table merchants is ${sql.lit(rows[0]?.by ?? "")}`.execute(opened.database);
    await migrate(opened.database);
  },
);

test("a database migrated by other code is refused, with a hint what to do", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('000-draft', '2026-01-01')`.execute(opened.database);
  const refused = migrate(opened.database);
  await expect(refused).rejects.toThrow(StartProblem);
  await expect(refused).rejects.toThrow(/000-draft.*move the data folder away/);
});
