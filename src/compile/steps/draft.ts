import { brand as brandSchema, type Brand } from "#descriptor/brand.ts";
import { languageCode } from "#descriptor/identity.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { Draft } from "../draft.ts";
import type { Layer } from "../layer.ts";
import { newWalk, within, type Mismatch } from "../walk/walk.ts";
import { walkSchema } from "../walk/walk-schema.ts";
import { mergePatch } from "./merge.ts";
import { effectiveWords, packsOf, type Pack } from "./packs.ts";

/** Merges the layers of a brand and walks the result along the schema. */
export function draftOf(layers: readonly Layer[], packs: readonly Pack[], assetPaths: readonly string[], below: readonly Draft[] = [], covered = false): Draft {
  const top = layers.at(-1) as Layer;
  const merged = mergedLayers(layers);
  const walk = newWalk();
  const value = walkSchema(brandSchema, merged, [], walk) as Partial<Brand>;
  if (!top.isBrand) walk.mismatches = walk.mismatches.filter(({ at, path }) => at !== "missing" || path.length > 1);
  walk.mismatches = walk.mismatches.map((mismatch) => blamed(mismatch, below));
  const blind = [...below.flatMap((draft) => draft.blind), ...walk.mismatches.flatMap(({ path, meant }) => (meant ? [path, meant] : [path]))];
  const own = packsOf(packs, layers);
  const texts = Object.fromEntries(languageCode.options.map((code) => [code, effectiveWords(own, code)]));
  const textKeys = [...new Set(Object.values(own).flatMap((layerPacks) => layerPacks.flatMap(({ words }) => Object.keys(words))))];
  return { id: top.id, isBrand: top.isBrand, covered, layers, merged, value, walk, blind, texts, textKeys, packs: own, assets: assetsOf(layers, assetPaths) };
}

/** A mistake that follows from one in a layer below is told as that one: an entry lacks its rest because the layer below misspelt its name. */
function blamed(mismatch: Mismatch, below: readonly Draft[]): Mismatch {
  for (const { walk, layers } of below) {
    const cause = walk.mismatches.find(({ path, meant }) => (path.length < mismatch.path.length && within(mismatch.path, path)) || (meant && within(mismatch.path, meant)));
    if (cause) return { ...cause, layers: cause.layers ?? layers };
  }
  return mismatch;
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
