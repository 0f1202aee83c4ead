import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layerPlaces } from "../sweep/layer-places.ts";
import { changedBrands } from "./changed-brands.ts";
import { triedSite } from "../../../tests/support/tried-site.ts";

const long = new Date("2020-01-01");

test("livery schemas writes what has changed, for every layer", async () => {
  const site = triedSite();
  const at = (path: string) => join(site.folder, ".livery/schemas", path);
  const names = () => readFileSync(at("acme/names.schema.json"), "utf8");
  expect(await site.livery("schemas")).toEqual({
    code: 0,
    out: ".livery/schemas is up to date: 3 layers.\n",
    complaint: "",
  });
  expect(readFileSync(join(site.folder, ".livery/.gitignore"), "utf8")).toBe("*\n");

  for (const path of ["acme/names.schema.json", "acme/menus.schema.json", "base/names.schema.json"])
    utimesSync(at(path), long, long);
  site.write("brands/acme/flags.json", { ACMEFIRST3: true });
  const words = JSON.parse(readFileSync(join(site.folder, "text-packs/acme/EN.json"), "utf8")) as object;
  site.write("text-packs/acme/EN.json", { ...words, "acme.first_one": "First", "acme.first_other": "Firsts" });
  await site.livery("schemas");
  expect(names()).toContain('"ACMEFIRST3"');
  expect(JSON.parse(names()), "a text is named without its plural form, and written with it").toMatchObject({
    $defs: {
      "name-text": { anyOf: [{ enum: expect.arrayContaining(["acme.first"]) }, {}] },
      "keys-text": { properties: { "acme.first_one": { description: "First" } } },
    },
  });
  const untouched = ["acme/menus.schema.json", "base/names.schema.json"];
  expect(untouched.map((path) => statSync(at(path)).mtime)).toEqual(untouched.map(() => long));

  site.write("brands/acme/flags.json", "{ half a save");
  await site.livery("schemas");
  expect(names(), "while a file cannot be read, what was known stays").toContain('"ACMEFIRST3"');
});

test("after a save only the brands that it can reach are read again", () => {
  const { folder, write } = triedSite();
  write("brands/gold/brand.json", { extends: "acme", name: "Gold" });
  write("brands/other/brand.json", { name: "Other" });
  const places = layerPlaces({ brands: join(folder, "brands"), textPacks: join(folder, "text-packs") });
  const changed = changedBrands();
  const ask = () => places && changed(["acme", "gold", "other"], places);
  expect(ask()).toEqual(["acme", "gold", "other"]);
  expect(ask()).toEqual([]);
  write("brands/acme/flags.json", { ACMEFIRST3: true });
  expect(ask()).toEqual(["acme", "gold"]);
  write("text-packs/other/EN.json", {});
  expect(ask()).toEqual(["other"]);
  write("brands/markets/zz/flags.json", {});
  expect(ask()).toEqual(["acme", "gold", "other"]);
});
