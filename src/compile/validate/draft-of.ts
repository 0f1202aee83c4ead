import { brand as brandSchema, type Brand } from "#descriptor/brand.ts";
import { isObject } from "#kernel/json.ts";
import type { Draft } from "../layer/draft.ts";
import type { Layer } from "../layer/layer.ts";
import { settingsOf } from "../layer/provenance.ts";
import { newWalk, within, type Mismatch, type Path, type Walk } from "./walk.ts";
import { walkSchema } from "./walk-schema.ts";
import { foreignSections } from "./foreign-sections.ts";
import { assetsOf } from "../layer/assets.ts";
import { mergedLayers } from "../layer/merged-layers.ts";
import { TextKeys } from "../layer/text-keys.ts";
import { packsOf, type Pack } from "../read/packs.ts";

/** Merges the layers of a brand and walks the result along the schema. */
export function draftOf(
  layers: readonly Layer[],
  packs: readonly Pack[],
  assetPaths: readonly string[],
  below: readonly Draft[] = [],
  covered = false,
): Draft {
  const top = layers.at(-1) as Layer;
  const merged = mergedLayers(layers);
  const walk = newWalk();
  const value = walkSchema(brandSchema, merged, [], walk) as Partial<Brand>;
  if (!top.isBrand) walk.mismatches = walk.mismatches.filter(({ at, path }) => at !== "missing" || path.length > 1);
  // Without foreign sections there is nothing to filter.
  if (walk.mismatches.length > 0) tellForeignSections(walk, layers);
  walk.mismatches = walk.mismatches.map((mismatch) => blamed(removedAround(mismatch, layers), below));
  const blind = [
    ...below.flatMap((draft) => draft.blind),
    ...walk.mismatches.flatMap(({ path, meant }) => (meant ? [path, meant] : [path])),
  ];
  const own = packsOf(packs, layers);
  return {
    id: top.id,
    isBrand: top.isBrand,
    covered,
    layers,
    merged,
    value,
    walk,
    blind,
    textKeys: new TextKeys(Object.values(own).flat()),
    packs: own,
    assets: assetsOf(layers, assetPaths),
  };
}

/**
 * A mistake that follows from one in a layer below is reported as that one: an entry is incomplete because the layer
 * below misspelt its name.
 */
function blamed(mismatch: Mismatch, below: readonly Draft[]): Mismatch {
  for (const { walk, layers } of below) {
    const cause = walk.mismatches.find(
      ({ path, meant, at }) =>
        ((path.length < mismatch.path.length ||
          (at === "missing" && mismatch.at === at && path.length === mismatch.path.length)) &&
          within(mismatch.path, path)) ||
        (meant && within(mismatch.path, meant)),
    );
    if (cause) return { ...cause, layers: cause.layers ?? layers };
  }
  return mismatch;
}

/** A section that contains another section's content is one finding; nothing inside it is reported. */
function tellForeignSections(walk: Walk, layers: readonly Layer[]): void {
  const foreign = foreignSections(layers);
  const elsewhere = ({ path }: { path: Path }) => !foreign.some((one) => within(path, one.path));
  if (foreign.length === 0) return;
  walk.mismatches = [...walk.mismatches.filter(elsewhere), ...foreign];
  walk.references = walk.references.filter(elsewhere);
  walk.placements = walk.placements.filter(elsewhere);
  walk.conditions = walk.conditions.filter(elsewhere);
}

/**
 * A value that is missing because a layer removed its parent object is reported at the removal, whatever the layers
 * above add there.
 */
function removedAround(mismatch: Mismatch, layers: readonly Layer[]): Mismatch {
  if (mismatch.otherwise && !isSlip(mismatch.path, mismatch.otherwise.like, layers))
    return removedAround(mismatch.otherwise.mismatch, layers);
  if (mismatch.at === "value") return emptied(mismatch, layers);
  if (mismatch.at !== "missing") return mismatch;
  // The market's layer declares the market for all brands that extend it.
  const market = mismatch.path[0] === "market" ? layers.findLastIndex(({ id }) => id.startsWith("markets/")) : -1;
  if (market !== -1) return { ...mismatch, layers: layers.slice(0, market + 1) };
  for (let length = 1; length < mismatch.path.length; length++) {
    const path = mismatch.path.slice(0, length);
    const removal = settingsOf(layers, path).findLast(
      ({ value, path: said, fragment }) => value === null && said.length + fragment.mount.length === length,
    );
    if (removal)
      return {
        ...mismatch,
        path,
        message: `"${path.at(-1)}" is missing.`,
        hint: undefined,
        layers: layers.slice(0, layers.indexOf(removal.layer) + 1),
      };
  }
  return mismatch;
}

/** An entry can only be mistaken for one that a layer below has. */
function isSlip(path: Path, like: Path, layers: readonly Layer[]): boolean {
  const [first, other] = [path, like].map((one) => layers.indexOf(settingsOf(layers, one)[0]?.layer as Layer));
  return other !== -1 && (other as number) < (first as number);
}

/** An object that is empty because its only key is null is reported at that null. */
function emptied(mismatch: Mismatch, layers: readonly Layer[]): Mismatch {
  const said = settingsOf(layers, mismatch.path).at(-1)?.value;
  const [key, other] = isObject(said) ? Object.keys(said) : [];
  return isObject(said) && key !== undefined && other === undefined && said[key] === null
    ? { ...mismatch, path: [...mismatch.path, key] }
    : mismatch;
}
