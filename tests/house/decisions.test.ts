import { basename } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./support/tree.ts";

const records = filesBelow("docs/decisions")
  .map((file) => basename(file))
  .toSorted();

/** The records whose names are wrong. */
function gapsIn(names: readonly string[]): string[] {
  return names.filter(
    (name, index) => !new RegExp(`^${String(index + 1).padStart(3, "0")}-[a-z0-9-]+\\.md$`).test(name),
  );
}

test("decisions are numbered without gaps", () => {
  expect(gapsIn(["001-a.md", "003-b.md"])).toEqual(["003-b.md"]);
  expect(gapsIn(["001-a.md", "002-B.md"])).toEqual(["002-B.md"]);
  expect(records.length).toBeGreaterThan(0);
  expect(gapsIn(records)).toEqual([]);
});
