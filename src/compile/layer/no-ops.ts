import { brand } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import type { Path } from "../validate/walk.ts";
import { mergedLayers } from "./merged-layers.ts";
import { isOrder, mergePatch, ordered, orderKey, restOfOrder } from "./merge.ts";
import { isOtherKind, placeIn, type Place } from "./union-places.ts";

/** A part of a layer that changes nothing in the layers below. */
export interface NoOp {
  path: Path;
  kind: "same value" | "removes nothing" | "same order" | "says nothing";
}

/** By the highest layer, with the layers below that it was compared with. */
const found = new WeakMap<Layer, { below: JsonObject; noOps: NoOp[] }>();

/** The layers below the highest, merged. */
export function mergedBelow(layers: readonly Layer[]): JsonObject {
  return mergedLayers(layers.slice(0, -1));
}

/** The parts of the highest layer that change nothing; an object is one part when nothing in it changes anything. */
export function noOpsOf(layers: readonly Layer[]): NoOp[] {
  const top = layers.at(-1);
  if (!top || layers.length < 2) return [];
  const below = mergedBelow(layers);
  const known = found.get(top);
  if (known?.below === below) return known.noOps;
  const noOps = findNoOps(top, below);
  found.set(top, { below, noOps });
  return noOps;
}

function findNoOps(top: Layer, below: JsonObject): NoOp[] {
  const { extends: _chain, ...value } = top.value;
  const trail: Trail = [];
  return Object.keys(value).flatMap((key) => noOpsAt(key, value, below, trail, brand));
}

/** The steps to the value that is looked at: one list for a whole pass, which grows and shrinks. */
type Trail = string[];
const none: readonly NoOp[] = [];

function noOpsAt(key: string, own: JsonObject, below: JsonObject, trail: Trail, around: Place): readonly NoOp[] {
  trail.push(key);
  const place = placeIn(around, below, own, key);
  const here = noOpsIn(own[key] as Json, Object.hasOwn(below, key) ? below[key] : undefined, trail, place);
  trail.pop();
  return here;
}

function noOpsIn(own: Json, below: Json | undefined, trail: Trail, place: Place): readonly NoOp[] {
  if (own === null) return below === undefined ? [{ path: [...trail], kind: "removes nothing" }] : none;
  if (!isObject(own)) return sameJson(own, below) ? [{ path: [...trail], kind: "same value" }] : none;
  if (!isObject(below) || isOtherKind(place, below, own)) return none;
  const keys = Object.keys(own);
  if (keys.length === 0) return [{ path: [...trail], kind: "says nothing" }];
  const inside: NoOp[] = [];
  let isSame = true;
  for (const key of keys) {
    const order = own[key];
    const here =
      key === orderKey && isOrder(order)
        ? orderNoOps(own, order, below, trail)
        : noOpsAt(key, own, below, trail, place);
    isSame &&= isWholly(here, trail.length + 1);
    inside.push(...here);
  }
  return isSame ? [{ path: [...trail], kind: "same value" }] : inside;
}

function orderNoOps(own: JsonObject, order: readonly string[], below: JsonObject, trail: Trail): readonly NoOp[] {
  return changesOrder(own, order, below) ? none : [{ path: [...trail, orderKey], kind: "same order" }];
}

/** Whether a key, whose path has this length, changes nothing with all of its value. */
function isWholly([first, other]: readonly NoOp[], length: number): boolean {
  return (
    first !== undefined &&
    other === undefined &&
    first.path.length === length &&
    ["same value", "same order"].includes(first.kind)
  );
}

/** Whether an order changes the order of the entries below. */
export function changesOrder(own: JsonObject, order: readonly string[], below: JsonObject): boolean {
  const { [orderKey]: _order, ...entries } = own;
  const before = mergePatch(below, entries) as JsonObject;
  // Unknown or repeated names are reported by another rule.
  if (new Set(order).size < order.length || order.some((name) => name !== restOfOrder && !Object.hasOwn(before, name)))
    return true;
  return Object.keys(ordered(before, order)).join("\n") !== Object.keys(before).join("\n");
}

function sameJson(a: Json, b: Json | undefined): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));
}
