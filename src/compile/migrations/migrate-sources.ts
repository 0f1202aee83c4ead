import { currentFormat } from "#descriptor/format.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { mergePatch } from "../layer/merge.ts";
import { layerBelow, layersBelow } from "../read/layer-below.ts";
import { formatIn } from "../read/layer-format.ts";
import type { SourceFiles } from "../read/source-files.ts";
import { fileOf } from "./layer-files.ts";
import { migrateLayer, type LayerTexts, type MigratedLayer } from "./migrate-layer.ts";
import { readJson } from "./text/read-json.ts";
import type { Conflict } from "./step.ts";

/** A layer that is not in the current format, and the result of its migration. */
export interface MigratedSource extends MigratedLayer {
  id: string;
  from: number;
}

export interface MigratedSources {
  /** All texts; layers in an earlier format are migrated unless something has to be decided. */
  texts: Readonly<Record<string, string>>;
  /** The layers of earlier formats. A layer comes before those based on it. */
  layers: readonly MigratedSource[];
}

interface OldOrNew {
  texts: LayerTexts;
  main: JsonObject;
}

/** The format that each layer declares, by its id: 1 if it declares none, undefined if it is invalid. */
export function formatsOf(texts: Readonly<Record<string, string>>): Map<string, number | undefined> {
  return new Map([...layersOf(texts)].map(([id, { main }]) => [id, formatIn(main)]));
}

/** Migrates every layer of an earlier format to the current one; newer ones are unchanged. */
export function migrateSources({ texts, notUtf8 = {} }: SourceFiles): MigratedSources {
  const layers = layersOf(texts);
  const isOld = ({ main }: OldOrNew) => (formatIn(main) ?? currentFormat) < currentFormat;
  if (![...layers.values()].some(isOld)) return { texts, layers: [] };
  const migrated: MigratedSource[] = [];
  const merged = new Map<string, JsonObject>();
  const blocked = new Set([...layers].filter(([, layer]) => isNewer(layer)).map(([id]) => id));
  for (const id of inOrder(layers)) {
    const layer = layers.get(id);
    if (!layer || !isOld(layer)) continue;
    const from = formatIn(layer.main) ?? 1;
    const conflicts = [...unreadableIn(layer.texts, notUtf8), ...blockedBelow(id, layers, blocked)];
    const result =
      conflicts.length > 0
        ? { texts: layer.texts, steps: [], conflicts }
        : migratedOrFailed(id, layer.texts, from, belowOf(id, layers, merged));
    if (result.conflicts.length > 0) blocked.add(id);
    layers.set(id, { texts: result.texts, main: layer.main });
    migrated.push({ id, from, ...result });
  }
  return { texts: Object.assign({}, texts, ...migrated.map((one) => one.texts)), layers: migrated };
}

/** A failure in one layer does not stop the migration of the others. */
function migratedOrFailed(id: string, texts: LayerTexts, from: number, below: JsonObject): MigratedLayer {
  try {
    return migrateLayer(id, texts, from, below);
  } catch (error) {
    const message = `Livery itself failed when it migrated this layer: ${String(error)}. Please report it with the layer's files.`;
    return { texts, steps: [], conflicts: [{ file: `brands/${id}/brand.json`, message }] };
  }
}

function isNewer({ main }: OldOrNew): boolean {
  return (formatIn(main) ?? currentFormat) > currentFormat;
}

/** An undecodable character would be written back as another. */
function unreadableIn(texts: LayerTexts, notUtf8: Readonly<Record<string, number>>): Conflict[] {
  return Object.keys(texts)
    .filter((file) => Object.hasOwn(notUtf8, file))
    .map((file) => ({ file, message: "This is not UTF-8. Save it as UTF-8 first." }));
}

/** A partial override cannot be read without the layers below it. */
function blockedBelow(
  id: string,
  layers: ReadonlyMap<string, OldOrNew>,
  blocked: ReadonlySet<string>,
): readonly Conflict[] {
  const below = chainBelow(id, layers).findLast((layer) => blocked.has(layer));
  if (below === undefined) return [];
  const message = `This layer is based on "${below}", which cannot be brought to format ${currentFormat}.`;
  return [{ file: `brands/${id}/brand.json`, message }];
}

/** Texts alone are not a layer: nothing could declare a format. */
function layersOf(texts: Readonly<Record<string, string>>): Map<string, OldOrNew> {
  const files = new Map<string, Record<string, string>>();
  const described = new Set<string>();
  for (const [path, text] of Object.entries(texts)) {
    const file = fileOf(path);
    if (!file) continue;
    if (file.mount) described.add(file.layer);
    const known = files.get(file.layer);
    if (known) known[path] = text;
    else files.set(file.layer, { [path]: text });
  }
  return new Map(
    [...described].sort().map((id) => {
      const own = files.get(id) ?? {};
      const main = readJson(own[`brands/${id}/brand.json`] ?? "{}").value;
      return [id, { texts: own, main: isObject(main) ? main : {} }];
    }),
  );
}

/** Layers ordered so that the layers below one come first. */
function inOrder(layers: ReadonlyMap<string, OldOrNew>): string[] {
  const done = new Set<string>();
  for (const id of layers.keys()) for (const layer of [...chainBelow(id, layers), id]) done.add(layer);
  return [...done];
}

/** The layers below a layer, the lowest first. */
function chainBelow(id: string, layers: ReadonlyMap<string, OldOrNew>): string[] {
  return layersBelow(id, (one) => layerBelow(one, layers.get(one)?.main ?? {}))
    .filter((one) => layers.has(one))
    .reverse();
}

/** The merged layers below a layer; `known` caches it for the next layer based on one of them. */
function belowOf(id: string, layers: ReadonlyMap<string, OldOrNew>, known: Map<string, JsonObject>): JsonObject {
  let below: JsonObject = {};
  for (const layer of chainBelow(id, layers)) {
    below = known.get(layer) ?? mergedOnto(below, layers.get(layer)?.texts ?? {});
    known.set(layer, below);
  }
  return below;
}

function mergedOnto(below: JsonObject, texts: LayerTexts): JsonObject {
  let merged = below;
  for (const [path, text] of Object.entries(texts)) {
    const { mount } = fileOf(path) ?? {};
    if (mount) merged = mergePatch(merged, mounted(mount, readJson(text).value)) as JsonObject;
  }
  return merged;
}

function mounted(mount: readonly string[], value: Json): Json {
  return mount.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
}
