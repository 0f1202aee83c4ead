import { expect, test } from "vitest";
import { filesLike, textOf } from "./support/tree.ts";

const numbered = /\/(\d{3})-([a-z-]+)\.ts$/;

/** What is wrong with the names of the migrations: they are numbered in turn, and each is named after its area. */
function misnamed(files: readonly string[]): string[] {
  const names = files.map((file) => numbered.exec(file));
  return files.filter(
    (_file, index) =>
      Number(names[index]?.[1]) !== index + 1 || names.findIndex((name) => name?.[2] === names[index]?.[2]) !== index,
  );
}

/** What a migration changes of a table, or takes away again, instead of making it so from the start. */
function changesIn(text: string): string[] {
  return text.match(/\b(?:alter table|drop (?:table|index|function|trigger)) \w+/gi) ?? [];
}

test("a second migration of an area, and one that changes what another made, are found", () => {
  const named = ["001-ledger.ts", "002-play.ts", "003-play.ts", "005-records.ts"].map((name) => `migrations/${name}`);
  expect(misnamed(named)).toEqual(named.slice(2));
  expect(changesIn("alter table rounds add column bet text; DROP index old; create table a (b text)")).toEqual([
    "alter table rounds",
    "DROP index old",
  ]);
});

test("the sandbox has one migration an area, which makes its tables as they are: nobody has an older database", () => {
  const files = filesLike("sandbox/database/migrations", numbered).toSorted();
  expect(files.length).toBeGreaterThan(0);
  expect(misnamed(files)).toEqual([]);
  expect(files.flatMap((file) => changesIn(textOf(file)).map((change) => `${file}: ${change}`))).toEqual([]);
});
