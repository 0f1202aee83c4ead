import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSources } from "./read-folder.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

test("JSON is read as text, pictures as name and size, and hidden files are ignored", async () => {
  const root = emptyFolder();
  const files = {
    "b/acme/brand.json": "{ broken",
    "b/acme/screens/home.json": "{}",
    "b/acme/assets/logo.svg": "<svg/>",
    "b/acme/.brand.json.swp": "x",
    "t/acme/EN.json": "{}",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const sources = await readSources(join(root, "b"), join(root, "t"));
  expect(sources.texts).toEqual({
    "brands/acme/brand.json": "{ broken",
    "brands/acme/screens/home.json": "{}",
    "text-packs/acme/EN.json": "{}",
  });
  expect(sources.assets).toEqual(["brands/acme/assets/logo.svg"]);
  expect(sources.pictures).toEqual({ "brands/acme/assets/logo.svg": { bytes: 6, kind: "svg" } });
});

test("a file in another encoding is read as far as possible, with the position of its first invalid character", async () => {
  const root = emptyFolder();
  for (const folder of ["b/acme", "t"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "b/acme/brand.json"), Buffer.from('{ "name": "Café" }', "latin1"));
  const { texts, notUtf8 } = await readSources(join(root, "b"), join(root, "t"));
  expect([texts["brands/acme/brand.json"], notUtf8]).toEqual([
    '{ "name": "Caf\uFFFD" }',
    { "brands/acme/brand.json": 14 },
  ]);
});
