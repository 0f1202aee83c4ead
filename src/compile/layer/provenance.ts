import { brand } from "#descriptor/brand.ts";
import { isObject, type Json } from "#kernel/json.ts";
import type { Fragment, Layer } from "./layer.ts";
import { isOtherKind, placeIn, type Place } from "./union-places.ts";
import { writtenLayers } from "./written-layers.ts";
import type { Path } from "../validate/walk.ts";

/** A layer that sets a value. */
export interface Setting {
  layer: Layer;
  fragment: Fragment;
  /** Steps in that file. */
  path: Path;
  /** The layer's value: null removes; an object changes only the keys it names. */
  value: Json;
  /** Whether it replaces everything below: any value but an object does, and one of another kind. */
  replaces: boolean;
}

/**
 * The layers that set a value, from the lowest; those below one that has a value of another kind around it, only where
 * it sets the value as well. Merging records nothing: provenance is computed from the layers on request.
 */
export function settingsOf(layers: readonly Layer[], path: Path): Setting[] {
  let settings: Setting[] = [];
  for (const [height, layer] of layers.entries()) {
    const fragment = fragmentFor(layer, path);
    const found = fragment && settingIn(layer, fragment, path);
    const isOther = fragment !== undefined && isOfOtherKind(layer, layers.slice(0, height), path);
    if (isOther && !found) settings = [];
    if (found) settings.push(isOther ? { ...found, replaces: true } : found);
  }
  return settings;
}

/** Whether what a layer has at a path, or around it, is of another kind than what the layers below have there. */
function isOfOtherKind({ value }: Layer, below: readonly Layer[], path: Path): boolean {
  if (below.length === 0 || !Object.hasOwn(value, path[0] ?? "")) return false;
  let own: Json | undefined = value;
  let old: Json | undefined = writtenLayers(below);
  let place: Place = brand;
  for (const step of path) {
    if (!isObject(own) || !isObject(old)) return false;
    place = placeIn(place, old, own, String(step));
    own = own[step];
    old = old[step];
    if (isOtherKind(place, old, own)) return true;
  }
  return false;
}

/** The layers that affect the merged value: the last that replaced it, and those above. */
export function effectiveSettings(layers: readonly Layer[], path: Path): Setting[] {
  const all = settingsOf(layers, path);
  const last = all.findLastIndex(({ replaces }) => replaces);
  return last <= 0 ? all : all.slice(last);
}

/** Whether a value is set in a layer above the layers that set another. */
export function isSetAbove(layers: readonly Layer[], path: Path, other: Path): boolean {
  const height = (place: Path) => layers.indexOf(settingsOf(layers, place).at(-1)?.layer as Layer);
  return height(path) > height(other);
}

/** The fragment that contains a path: the one mounted deepest on the way to it. */
function fragmentFor(layer: Layer, path: Path): Fragment | undefined {
  return layer.fragments.findLast(
    ({ mount }) => mount.length <= path.length && mount.every((step, index) => step === path[index]),
  );
}

function settingIn(layer: Layer, fragment: Fragment, path: Path): Setting | undefined {
  const steps = path.slice(fragment.mount.length);
  let value: Json = fragment.value;
  let replaces = false;
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(value)) replaces = true;
    else if (!isObject(value)) return { layer, fragment, path: steps.slice(0, index), value, replaces: true };
    if (!Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, Json>)[step] as Json;
  }
  return { layer, fragment, path: steps, value, replaces: replaces || !isObject(value) };
}

/** The null by which the layers remove a place, or what is around it; undefined where they leave it. */
export function removalOf(path: Path, layers: readonly Layer[]): Path | undefined {
  const last = settingsOf(layers, path).at(-1);
  return last?.value === null ? path.slice(0, last.fragment.mount.length + last.path.length) : undefined;
}

/** What a layer removes with null. */
export interface Removal {
  path: Path;
  /** The layers below the one that removes it: with them it is there. */
  below: readonly Layer[];
}

/** All places below a path that the layers remove with null, from the lowest layer. */
export function removalsBelow(path: Path, layers: readonly Layer[]): Removal[] {
  return settingsOf(layers, path).flatMap(({ layer, value }) => {
    const below = layers.slice(0, layers.indexOf(layer));
    return nullsIn(value, path).map((removed) => ({ path: removed, below }));
  });
}

function nullsIn(value: Json, path: Path): Path[] {
  if (value === null) return [path];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => nullsIn(inner, [...path, key]));
}
