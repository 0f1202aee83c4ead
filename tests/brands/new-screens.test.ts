import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as renderer from "#app/draw.tsx";
import { compileFiles } from "#cli/compile-files.ts";
import { listingCall, listingCalls } from "#cli/new/screen/listing-call.ts";
import { readProject } from "#cli/project.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { drawnBrand } from "#draw/draw-brand.ts";
import { answerOf } from "../support/tried-site.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const folder = emptyFolder(afterAll);
const brands = join(folder, "brands");
const livery = (line: string) => answerOf([...line.split(" "), "--brands", brands], folder);
const idOf = (call: string) => `tried-${call}`;

/** Calls of which no cell can show a field: the command says so. */
const hidden = listingCalls.filter((call) => {
  try {
    return !listingCall(call);
  } catch {
    return true;
  }
});
const shown = listingCalls.filter((call) => !hidden.includes(call));

beforeAll(async () => {
  await renderer.prepare();
  await livery("new brand shop --market ph --yes");
});

test("a cell can show something of every call that lists, but of one", () => {
  expect(hidden).toEqual(["winnerBoard"]);
  expect(shown.length).toBeGreaterThan(15);
});

test.each(shown)("livery new screen writes a sound screen of %s", async (call) => {
  expect(await livery(`new screen shop ${idOf(call)} --from ${call}`)).toMatchObject({ code: 0, complaint: "" });
});

test("all of them pass the check without a remark, and each is drawn for every visitor", async () => {
  const textPacks = join(folder, "text-packs");
  const { diagnostics, brands: compiled } = compileFiles(readProject({ brands, textPacks }).files, ["shop"]);
  expect(diagnostics).toEqual([]);
  const brand = compiled.get("shop") as CompiledBrand;
  const ids = new Set(shown.map(idOf));
  const routes = Object.entries(brand.brand.routes).filter(([, { screen }]) => ids.has(screen));
  expect(routes).toHaveLength(shown.length);
  const only = { ...brand, brand: { ...brand.brand, routes: Object.fromEntries(routes) } } as CompiledBrand;
  const { faults, drawings } = await drawnBrand(only, renderer);
  expect(faults).toEqual([]);
  expect(drawings).toBeGreaterThan(shown.length * 6);
}, 120_000);
