import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { answers, openEmbedded } from "./open.ts";
import { emptyDatabase } from "./empty-database.ts";
import { migrate } from "./migrate.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

test("a new database is a copy of the cached empty one, and can be migrated", async () => {
  const data = emptyFolder();
  const file = await emptyDatabase(tmpdir());
  expect(await emptyDatabase(tmpdir())).toBe(file);
  const opened = await openEmbedded(data, tmpdir());
  onTestFinished(() => opened.close());
  await answers(opened.database);
  await migrate(opened.database);
  expect(await opened.database.selectFrom("merchants").selectAll().execute()).toEqual([]);
});
