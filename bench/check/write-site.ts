import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mergePatch } from "#compile/layer/merge.ts";
import type { Json, JsonObject } from "#kernel/json.ts";
import { filesBelow } from "#cli/files-below.ts";
import { addToMix, type Mix } from "./mix.ts";
import { randomBrand, type BrandFiles } from "./brand/random-brand.ts";

/** One brand in so many is a parent that half of the following ones extend. */
const houseEvery = 50;

/** What was written: the bytes, and how many brands have each section. */
export interface Written {
  bytes: number;
  mix: Mix;
}

/** Writes the engine's base and markets and the given number of brands that extend them into a folder. */
export function writeSite(folder: string, count: number): Written {
  for (const layer of ["base", "markets"])
    for (const kind of ["brands", "text-packs"])
      cpSync(join(kind, layer), join(folder, kind, layer), { recursive: true });
  const market = ["base", "markets/ph"]
    .map(layerIn)
    .reduce<JsonObject>((below, layer) => mergePatch(below, layer) as JsonObject, {});
  let house = { id: "markets/ph", below: market };
  const written: Written = { bytes: 0, mix: {} };
  for (let index = 0; index < count; index++) {
    const id = `brand${index}`;
    const isHouse = index % houseEvery === 0;
    const under = isHouse || index % 2 === 0 ? { id: "markets/ph", below: market } : house;
    const files = randomBrand(id, under.id, under.below);
    written.bytes += writeFiles(folder, files);
    addToMix(written.mix, files);
    for (const inner of new Set(Object.keys(files).map(dirname))) utimesSync(join(folder, inner), anHourAgo, anHourAgo);
    if (isHouse) house = { id, below: mergePatch(market, wholeOf(files)) as JsonObject };
  }
  return written;
}

/** Files written just now would be checked again next time; an operator's files are older. */
const anHourAgo = new Date(Date.now() - 3_600_000);

function writeFiles(folder: string, files: BrandFiles): number {
  return Object.entries(files).reduce((sum, [name, value]) => {
    const path = join(folder, name);
    const text = `${JSON.stringify(value, null, 2)}\n`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, anHourAgo, anHourAgo);
    return sum + Buffer.byteLength(text);
  }, 0);
}

/** The content of an engine's layer, all its files merged. */
function layerIn(layer: string): JsonObject {
  const folder = join("brands", layer);
  const files = filesBelow(folder)
    .filter((path) => path.endsWith(".json"))
    .map((path) => [path, JSON.parse(readFileSync(path, "utf8")) as JsonObject] as const);
  return wholeOf(Object.fromEntries(files));
}

/** The files of a layer as one value. */
function wholeOf(files: BrandFiles): JsonObject {
  const whole: JsonObject = {};
  for (const [path, value] of Object.entries(files)) {
    const [, section = "", entry] =
      /\/([a-z]+)(?:\/([\w-]+))?\.json$/.exec(path.replace(/^brands\/(?:markets\/)?[^/]+/, "")) ?? [];
    const { $schema: _schema, ...content } = value;
    if (path.startsWith("text-packs/")) continue;
    if (section === "brand") Object.assign(whole, content);
    else
      whole[section] =
        entry === undefined ? content : { ...(whole[section] as JsonObject | undefined), [entry]: content as Json };
  }
  return whole;
}
