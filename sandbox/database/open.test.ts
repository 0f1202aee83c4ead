import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { answers, openEmbedded } from "./open.ts";
import { emptyDatabase } from "./empty-database.ts";
import { migrate } from "./migrate.ts";

test("a new database is a copy of the cached empty one, and can be migrated", async () => {
  const data = mkdtempSync(join(tmpdir(), "livery-open-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const file = await emptyDatabase(tmpdir());
  expect(await emptyDatabase(tmpdir())).toBe(file);
  const opened = await openEmbedded(data, tmpdir());
  onTestFinished(() => opened.close());
  await answers(opened.database);
  await migrate(opened.database);
  expect(await opened.database.selectFrom("merchants").selectAll().execute()).toEqual([]);
});
