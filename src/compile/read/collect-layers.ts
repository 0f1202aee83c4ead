import { collections, sections } from "#descriptor/brand.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";
import type { FileFinding, Fragment, Layer } from "../layer/layer.ts";
import { SourceFile } from "./source-file.ts";
import { formatIn, wrongFormat } from "./layer-format.ts";
import { choiceHint, kindOf, meantIn } from "../findings/words.ts";

const wholeFiles: ReadonlySet<string> = new Set([
  ...Object.keys(sections),
  ...Object.keys(collections),
  "merchant",
  "logo",
]);
const folders: ReadonlySet<string> = new Set(
  Object.values(collections).flatMap(({ folder }) => (folder === null ? [] : [folder])),
);
const brandFile = /^brands\/(base|markets\/[^/]+|[^/]+)\/(?:([^/]+)\/)?([^/]+)\.json$/;

/**
 * The layers of a set of files, by id, and problems with the layout of the files. `unknown`: layers of which something
 * could not be read.
 */
export function collectLayers(
  files: ReadonlyMap<string, SourceFile>,
  unknown: ReadonlySet<string>,
): {
  layers: Map<string, Layer>;
  findings: FileFinding[];
} {
  const byLayer = new Map<string, Fragment[]>();
  const findings: FileFinding[] = [];
  const unreadable = new Set(unknown);
  for (const file of files.values()) {
    const match = brandFile.exec(file.path);
    if (!match) continue;
    const [, layer = "", folder, name = ""] = match;
    const mount = mountOf(folder, name);
    if (!mount) {
      const hint = folder === undefined ? choiceHint(name, ["brand", ...wholeFiles]) : choiceHint(folder, [...folders]);
      findings.push({
        rule: "unknown-file",
        layer,
        file,
        path: [],
        at: "value",
        message: `Unknown file "${folder ? `${folder}/` : ""}${name}.json".`,
        hint,
      });
      // The content of a file with a misspelt name is not reported as missing.
      if (hint !== undefined && meantIn(hint) !== undefined) unreadable.add(layer);
      continue;
    }
    if (!isObject(file.value)) unreadable.add(layer);
    if (file.value !== undefined && !isObject(file.value))
      findings.push({
        rule: "wrong-shape",
        layer,
        file,
        path: [],
        at: "value",
        message: `Expected an object, not ${kindOf(file.value)}.`,
      });
    const fragments = byLayer.get(layer) ?? [];
    fragments.push({ file, mount, value: contentOf(file.value, mount) });
    byLayer.set(layer, fragments);
  }
  const layers = new Map(
    [...byLayer]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, fragments]) => [id, layerOf(id, fragments, !unreadable.has(id), findings)]),
  );
  return { layers, findings };
}

function mountOf(folder: string | undefined, name: string): string[] | undefined {
  if (folder !== undefined) return folders.has(folder) ? [folder, name] : undefined;
  if (name === "brand") return [];
  return wholeFiles.has(name) ? [name] : undefined;
}

/** The content of a file for a brand: without `$schema` and `$suppress`, and without the format of its layer. */
function contentOf(value: unknown, mount: readonly string[]): JsonObject {
  if (!isObject(value)) return {};
  const { $schema: _schema, $suppress: _suppressed, ...rest } = value;
  if (mount.length > 0 || formatIn(value) === undefined) return rest;
  const { format: _format, ...content } = rest;
  return content;
}

function layerOf(id: string, unsorted: readonly Fragment[], readable: boolean, findings: FileFinding[]): Layer {
  const sorted = [...unsorted].sort((a, b) => a.mount.length - b.mount.length || (a.file.path < b.file.path ? -1 : 1));
  const value: JsonObject = {};
  const fragments: Fragment[] = [];
  for (const fragment of sorted) {
    const [section, entry] = fragment.mount;
    const earlier = section === undefined ? undefined : setTwice(fragments, fragment.mount);
    if (earlier) {
      findings.push({
        rule: "section-twice",
        layer: id,
        file: earlier.fragment.file,
        path: earlier.path,
        at: "key",
        message: `"${fragment.mount.join("/")}" is set here and in ${fragment.file.path}.`,
        hint: "Keep only one of the two.",
      });
      continue;
    }
    fragments.push(fragment);
    if (section === undefined) Object.assign(value, fragment.value);
    else if (entry === undefined) value[section] = fragment.value;
    else value[section] = { ...(isObject(value[section]) ? value[section] : {}), [entry]: fragment.value };
  }
  const written = sorted.find(({ mount }) => mount.length === 0)?.file;
  const main = written ?? new SourceFile(`brands/${id}/brand.json`, "", {}, []);
  const named = extendedIn(value);
  const isClear = value["extends"] === undefined || typeof value["extends"] === "string";
  if (!isClear)
    findings.push({
      rule: "wrong-shape",
      layer: id,
      file: main,
      path: ["extends"],
      at: "value",
      message: `Expected a string, not ${kindOf(value["extends"])}.`,
      hint: "Name the layer below.",
    });
  // A missing brand.json may be a file with a misspelt name, which declares the format.
  const wrong = written || readable ? wrongFormat(id, main) : undefined;
  if (wrong) findings.push(wrong);
  return {
    id,
    isBrand: id !== "base" && !id.startsWith("markets/"),
    extends: named ?? (id === "base" ? undefined : "base"),
    fragments,
    value,
    mainFile: main,
    readable: readable && isClear && wrong === undefined,
  };
}

/**
 * The layer below as written, also under a key similar to "extends": the typo is reported, and need not break
 * everything else.
 */
function extendedIn(value: JsonObject): string | undefined {
  const key = Object.hasOwn(value, "extends") ? "extends" : nearest("extends", Object.keys(value));
  const named = key === undefined ? undefined : value[key];
  return typeof named === "string" ? named : undefined;
}

/** The fragment that already sets a value at a mount, and the value's path in it. */
function setTwice(
  fragments: readonly Fragment[],
  mount: readonly string[],
): { fragment: Fragment; path: string[] } | undefined {
  for (const fragment of fragments) {
    if (!fragment.mount.every((step, index) => step === mount[index])) continue;
    const path = mount.slice(fragment.mount.length);
    let value: unknown = fragment.value;
    for (const step of path) value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    if (value !== undefined) return { fragment, path: [...path] };
  }
  return undefined;
}
