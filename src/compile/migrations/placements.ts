import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { FilePath } from "./change.ts";
import type { LayerDocument, OldLayer } from "./step.ts";

/** An entry of a section, in any file of a layer. */
export interface Entry {
  document: LayerDocument;
  path: FilePath;
  id: string;
  value: Json;
}

/** The entries of a section: in brand.json, in the section's file, or each in its own file. */
export function entriesOf({ documents }: OldLayer, section: string): Entry[] {
  return documents.flatMap((document): Entry[] => {
    const [mounted, id] = document.mount;
    if (mounted !== undefined && mounted !== section) return [];
    if (id !== undefined) return [{ document, path: [], id, value: document.value }];
    const held = mounted === undefined ? document.value[section] : document.value;
    if (!isObject(held)) return [];
    const path = mounted === undefined ? [section] : [];
    return Object.entries(held)
      .filter(([key]) => !key.startsWith("$"))
      .map(([key, value]) => ({ document, path: [...path, key], id: key, value }));
  });
}

/** A placed widget, or a layer's override of one. */
export interface PlacedWidget {
  document: LayerDocument;
  path: FilePath;
  value: JsonObject;
  /** The same place in the layers below. */
  below: JsonObject;
  /** The effective type of the widget; undefined if no layer sets it. */
  type: string | undefined;
}

/** Every widget that a layer places or overrides, in headers and on screens, including those in slots. */
export function placedWidgets(layer: OldLayer): PlacedWidget[] {
  const belowAt = (...path: string[]) =>
    path.reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), layer.below);
  const found: PlacedWidget[] = [];
  for (const { document, path, id, value } of entriesOf(layer, "header"))
    if (isObject(value))
      for (const place of ["start", "centre", "end"])
        collect(document, [...path, place], value[place], belowAt("header", id, place), found);
  for (const { document, path, id, value } of entriesOf(layer, "screens"))
    if (isObject(value)) collect(document, [...path, "body"], value["body"], belowAt("screens", id, "body"), found);
  return found;
}

function collect(
  document: LayerDocument,
  path: FilePath,
  body: Json | undefined,
  below: Json | undefined,
  found: PlacedWidget[],
): void {
  if (!isObject(body)) return;
  for (const [id, value] of Object.entries(body)) {
    if (id.startsWith("$") || !isObject(value)) continue;
    const under = objectAt(below, id);
    const type = value["widget"] ?? under["widget"];
    const here = [...path, id];
    found.push({ document, path: here, value, below: under, type: typeof type === "string" ? type : undefined });
    collect(document, [...here, "body"], value["body"], under["body"], found);
    if (!isObject(value["slots"])) continue;
    for (const [name, slot] of Object.entries(value["slots"])) {
      if (!isObject(slot)) continue;
      const inSlot = objectAt(under["slots"], name)["body"] ?? under["body"];
      collect(document, [...here, "slots", name, "body"], slot["body"], inSlot, found);
    }
  }
}

function objectAt(value: Json | undefined, key: string): JsonObject {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
}
