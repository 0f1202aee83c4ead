import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./files-below.ts";
import { UsageError } from "./usage-error.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

test("files of all depths are found; hidden ones and packages are skipped", () => {
  const folder = emptyFolder();
  for (const path of [
    "acme/brand.json",
    "acme/screens/home.json",
    ".git/config",
    "acme/.brand.json.swp",
    "node_modules/x/package.json",
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "{}");
  }
  expect(
    filesBelow(folder)
      .map((path) => relative(folder, path))
      .sort(),
  ).toEqual(["acme/brand.json", "acme/screens/home.json"]);
});

test("a missing folder is reported", () => {
  expect(() => filesBelow("no/such")).toThrow(new UsageError('There is no folder "no/such".'));
});
