import { brand as brandSchema, type Brand } from "#descriptor/brand.ts";
import type { Draft } from "../layer/draft.ts";
import type { Layer } from "../layer/layer.ts";
import { cellWords } from "./cell-words.ts";
import { withPresetUses } from "./preset-uses.ts";
import { choiceWords } from "./choices.ts";
import { valueWords } from "./phrases.ts";
import { routeWords, withRouteWords } from "./route-words.ts";
import { newWalk, type Walk } from "./walk.ts";
import { walkSchema } from "./walk-schema.ts";
import { assetsOf } from "../layer/assets.ts";
import { mergedLayers } from "../layer/merged-layers.ts";
import { TextKeys } from "../layer/text-keys.ts";
import { packsOf, type Pack } from "../read/packs.ts";

/** What a draft is made of. */
export type DraftParts = Pick<Draft, "layers" | "packs" | "assets" | "covered">;

/** The texts and pictures of a brand's layers, with these. `covered`: whether brands extend the highest layer. */
export function partsOfDraft(
  layers: readonly Layer[],
  packs: readonly Pack[],
  assetPaths: readonly string[],
  covered = false,
): DraftParts {
  return { layers, packs: packsOf(packs, layers), assets: assetsOf(layers, assetPaths), covered };
}

/** Merges the layers of a brand and walks the result along the schema. */
export function draftOf({ layers, packs, assets, covered }: DraftParts): Draft {
  const top = layers.at(-1) as Layer;
  const merged = mergedLayers(layers);
  const walk: Walk = { ...newWalk(), partial: !top.isBrand };
  const textKeys = new TextKeys(Object.values(packs).flat());
  const written = walkSchema(brandSchema, merged, [], walk) as Partial<Brand>;
  const value = { ...written, routes: withRouteWords(written.routes, textKeys) } as Partial<Brand>;
  walk.mismatches = withPresetUses(walk.mismatches, merged, layers);
  walk.references.push(...cellWords(walk, value), ...choiceWords(value), ...valueWords(walk, value));
  walk.references.push(...routeWords(written.routes, textKeys));
  return {
    id: top.id,
    isBrand: top.isBrand,
    covered,
    layers,
    merged,
    value,
    walk,
    textKeys,
    packs,
    assets,
  };
}
