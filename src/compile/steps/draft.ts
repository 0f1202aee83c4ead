import { brand as brandSchema, type Brand } from "#descriptor/brand.ts";
import { languageCode } from "#descriptor/identity.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { Draft } from "../draft.ts";
import type { Layer } from "../layer.ts";
import { newWalk } from "../walk/walk.ts";
import { walkSchema } from "../walk/walk-schema.ts";
import { mergePatch } from "./merge.ts";
import { effectiveWords, packsOf, type Pack } from "./packs.ts";

/** Merges the layers of a brand and walks the result along the schema. */
export function draftOf(layers: readonly Layer[], packs: readonly Pack[], assetPaths: readonly string[]): Draft {
  const top = layers.at(-1) as Layer;
  const merged = mergedLayers(layers);
  const walk = newWalk();
  const value = walkSchema(brandSchema, merged, [], walk) as Partial<Brand>;
  if (!top.isBrand) walk.mismatches = walk.mismatches.filter(({ at, path }) => at !== "missing" || path.length > 1);
  const own = packsOf(packs, layers);
  const texts = Object.fromEntries(languageCode.options.map((code) => [code, effectiveWords(own, code)]));
  return { id: top.id, isBrand: top.isBrand, layers, merged, value, walk, texts, packs: own, assets: assetsOf(layers, assetPaths) };
}

/** What the layers say together, with the `extends` of the highest. */
export function mergedLayers(layers: readonly Layer[]): JsonObject {
  let merged: JsonObject = {};
  for (const layer of layers) merged = mergePatch(merged, layer.value) as JsonObject;
  const said = layers.at(-1)?.value["extends"];
  const { extends: _inherited, ...rest } = merged;
  return said === undefined ? rest : { ...rest, extends: said };
}

/** Pictures by their path in a descriptor: a higher layer's picture covers one of the same name below. */
export function assetsOf(layers: readonly { id: string }[], assetPaths: readonly string[]): Record<string, string> {
  const assets: Record<string, string> = {};
  for (const { id } of layers) {
    const folder = `brands/${id}/`;
    for (const path of assetPaths) if (path.startsWith(`${folder}assets/`)) assets[path.slice(folder.length)] = path;
  }
  return assets;
}
