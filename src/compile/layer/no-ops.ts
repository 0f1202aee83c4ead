import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import type { Path } from "../validate/walk.ts";
import { mergedLayers } from "./merged-layers.ts";
import { isOrder, mergePatch, ordered, orderKey, restOfOrder } from "./merge.ts";

/** A part of a layer that changes nothing in the layers below. */
export interface NoOp {
  path: Path;
  kind: "same value" | "removes nothing" | "same order" | "says nothing";
}

const found = new WeakMap<Layer, NoOp[]>();

/** The layers below the highest, merged. */
export function mergedBelow(layers: readonly Layer[]): JsonObject {
  return mergedLayers(layers.slice(0, -1));
}

/** The parts of the highest layer that change nothing; an object is one part when nothing in it changes anything. */
export function noOpsOf(layers: readonly Layer[]): NoOp[] {
  const top = layers.at(-1);
  if (!top || layers.length < 2) return [];
  const known = found.get(top) ?? findNoOps(top, layers);
  found.set(top, known);
  return known;
}

function findNoOps(top: Layer, layers: readonly Layer[]): NoOp[] {
  const { extends: _chain, ...value } = top.value;
  const below = mergedBelow(layers);
  return Object.keys(value).flatMap((key) =>
    noOpsIn(value[key] as Json, Object.hasOwn(below, key) ? below[key] : undefined, [key]),
  );
}

function noOpsIn(said: Json, below: Json | undefined, path: Path): NoOp[] {
  if (said === null) return below === undefined ? [{ path, kind: "removes nothing" }] : [];
  if (!isObject(said)) return sameJson(said, below) ? [{ path, kind: "same value" }] : [];
  if (!isObject(below)) return [];
  const keys = Object.keys(said);
  if (keys.length === 0) return [{ path, kind: "says nothing" }];
  const inside = keys.map((key): NoOp[] => {
    const inner = [...path, key];
    const order = said[key];
    if (key === orderKey && isOrder(order))
      return changesOrder(said, order, below) ? [] : [{ path: inner, kind: "same order" }];
    return noOpsIn(said[key] as Json, Object.hasOwn(below, key) ? below[key] : undefined, inner);
  });
  const whole = inside.every(
    (inner, index) =>
      inner.length === 1 &&
      inner[0]?.path.length === path.length + 1 &&
      inner[0].path.at(-1) === keys[index] &&
      ["same value", "same order"].includes(inner[0].kind),
  );
  return whole ? [{ path, kind: "same value" }] : inside.flat();
}

/** Whether an order changes the order of the entries below. */
export function changesOrder(said: JsonObject, order: readonly string[], below: JsonObject): boolean {
  const { [orderKey]: _order, ...entries } = said;
  const before = mergePatch(below, entries) as JsonObject;
  // Unknown or repeated names are reported by another rule.
  if (new Set(order).size < order.length || order.some((name) => name !== restOfOrder && !Object.hasOwn(before, name)))
    return true;
  return Object.keys(ordered(before, order)).join("\n") !== Object.keys(before).join("\n");
}

function sameJson(a: Json, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
