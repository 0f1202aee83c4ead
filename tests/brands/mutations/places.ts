import { parseTree, type Node } from "jsonc-parser";
import type { z } from "zod";
import { brand } from "#descriptor/brand.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { required } from "#kernel/assert.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { branchOf, innerSchema, isToldByKeys } from "./schema-at.ts";

/** A part of a text. */
export interface Span {
  offset: number;
  length: number;
}

/** A value in a file: its position, its schema, and the layers' values at the same place. */
export interface Place {
  /** Steps from the root of a brand, or of a text pack. */
  path: readonly (string | number)[];
  /** The key with its quotes; absent in lists and for the whole file. */
  key: Span | undefined;
  value: Span;
  json: Json;
  /** The schema of the value, without wrappers for optional values; undefined where anything is allowed. */
  schema: z.ZodType | undefined;
  /** Whether the object that contains it requires it. */
  needed: boolean;
  /** Whether its keys tell which of several schemas it follows: those of a condition, or of a binding. */
  keyed: boolean;
  /** The value of the layers below. */
  below: Json | undefined;
  parent: Place | undefined;
  children: readonly Place[];
}

interface Around {
  schema: z.ZodType | undefined;
  merged: Json | undefined;
  below: Json | undefined;
}

/**
 * Every value in a file.
 *
 * @param mount Where in a brand the file's content belongs; "pack" for texts.
 */
export function placesIn(
  text: string,
  mount: readonly string[] | "pack",
  merged: JsonObject,
  below: JsonObject,
): Place[] {
  const found: Place[] = [];
  let around: Around = { schema: mount === "pack" ? textPack : brand, merged, below };
  const path = mount === "pack" ? [] : mount;
  for (const step of path) around = inside(around, step);
  addPlace(required(parseTree(text), "a tree"), undefined, path, around, undefined, found);
  return found;
}

function addPlace(
  node: Node,
  key: Node | undefined,
  path: Place["path"],
  around: Around,
  parent: Place | undefined,
  found: Place[],
): Place {
  const schema = around.schema && branchOf(around.schema, around.merged);
  const children: Place[] = [];
  const place: Place = {
    path,
    key: key && spanOf(key),
    value: spanOf(node),
    json: valueOf(node),
    schema,
    needed: isNeeded(around.schema),
    keyed: around.schema !== undefined && isToldByKeys(around.schema),
    below: around.below,
    parent,
    children,
  };
  found.push(place);
  const here = { ...around, schema };
  for (const [index, child] of (node.children ?? []).entries()) {
    const [name, value] = node.type === "object" ? [child.children?.[0], child.children?.[1]] : [undefined, child];
    if (!value || String(name?.value) === "$schema") continue;
    const step = name ? String(name.value) : index;
    children.push(addPlace(value, name, [...path, step], inside(here, step), place, found));
  }
  return place;
}

function inside({ schema, merged, below }: Around, step: string | number): Around {
  const known = schema && branchOf(schema, merged);
  return { schema: known && innerSchema(known, merged, step), merged: at(merged, step), below: at(below, step) };
}

function at(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function isNeeded(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && schema.def.type !== "optional" && schema.def.type !== "default";
}

function spanOf({ offset, length }: Node): Span {
  return { offset, length };
}

function valueOf(node: Node): Json {
  if (node.type === "object")
    return Object.fromEntries(
      (node.children ?? [])
        .filter(({ children }) => children?.[0]?.value !== "$schema")
        .map(({ children }) => [String(children?.[0]?.value), children?.[1] ? valueOf(children[1]) : null]),
    );
  if (node.type === "array") return (node.children ?? []).map(valueOf);
  return node.value as Json;
}
