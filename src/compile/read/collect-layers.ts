import { collections, sections } from "#descriptor/brand.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { joinedFragments } from "./joined-fragments.ts";
import { layerBelow } from "./layer-below.ts";
import { isSameList } from "./same-list.ts";
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

/** A layer as it was read: the same files make the same layer. */
export interface ReadLayer {
  files: readonly SourceFile[];
  /** Whether something else in its folder could not be read. */
  isUnknown: boolean;
  /** Absent when none of the files belongs there. */
  layer?: Layer | undefined;
  findings: readonly FileFinding[];
}

/**
 * The layers of a set of files, by id, and problems with the layout of the files. A layer whose files have not changed
 * since an earlier run stays the same object.
 *
 * @param unknown Layers of which something could not be read.
 */
export function collectLayers(
  files: ReadonlyMap<string, SourceFile>,
  unknown: ReadonlySet<string>,
  earlier?: ReadonlyMap<string, ReadLayer>,
): {
  layers: Map<string, Layer>;
  findings: FileFinding[];
  read: ReadonlyMap<string, ReadLayer>;
} {
  const read = new Map<string, ReadLayer>();
  for (const [id, own] of [...filesByLayer(files)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const known = earlier?.get(id);
    const isSame = known?.isUnknown === unknown.has(id) && isSameList(known.files, own);
    read.set(id, isSame ? known : readLayer(id, own, unknown.has(id)));
  }
  return {
    layers: new Map([...read].flatMap(([id, { layer }]) => (layer ? [[id, layer]] : []))),
    findings: [...read.values()].flatMap(({ findings }) => findings),
    read,
  };
}

function filesByLayer(files: ReadonlyMap<string, SourceFile>): Map<string, SourceFile[]> {
  const byLayer = new Map<string, SourceFile[]>();
  for (const file of files.values()) {
    const id = brandFile.exec(file.path)?.[1];
    if (id === undefined) continue;
    const own = byLayer.get(id);
    if (own) own.push(file);
    else byLayer.set(id, [file]);
  }
  return byLayer;
}

function readLayer(id: string, files: readonly SourceFile[], isUnknown: boolean): ReadLayer {
  const findings: FileFinding[] = [];
  const fragments: Fragment[] = [];
  let readable = !isUnknown;
  for (const file of files) {
    const mount = mountOf(file);
    if (!mount) {
      const finding = unknownFile(file, id);
      findings.push(finding);
      // The content of a file with a misspelt name is not reported as missing.
      if (finding.hint !== undefined && meantIn(finding.hint) !== undefined) readable = false;
      continue;
    }
    if (!isObject(file.value)) readable = false;
    if (file.value !== undefined && !isObject(file.value))
      findings.push({
        rule: "wrong-shape",
        layer: id,
        file,
        path: [],
        at: "value",
        message: `Expected an object, not ${kindOf(file.value)}.`,
        hint: "Write { } around what the file says; a file that says nothing can be removed.",
      });
    fragments.push({ file, mount, value: contentOf(file) });
  }
  const layer = fragments.length > 0 ? layerOf(id, fragments, readable, findings) : undefined;
  return { files, isUnknown, layer, findings };
}

function unknownFile(file: SourceFile, layer: string): FileFinding {
  const { folder, name } = partsOf(file);
  return {
    rule: "unknown-file",
    layer,
    file,
    path: [],
    at: "value",
    message: `Unknown file "${folder ? `${folder}/` : ""}${name}.json".`,
    hint: folder === undefined ? choiceHint(name, ["brand", ...wholeFiles]) : choiceHint(folder, [...folders]),
  };
}

function partsOf({ path }: SourceFile): { folder: string | undefined; name: string } {
  const [, , folder, name = ""] = brandFile.exec(path) ?? [];
  return { folder, name };
}

/** Where the content of a file belongs in the brand; undefined for a file that no layer has. */
function mountOf(file: SourceFile): string[] | undefined {
  const { folder, name } = partsOf(file);
  if (folder !== undefined) return folders.has(folder) ? [folder, name] : undefined;
  if (name === "brand") return [];
  return wholeFiles.has(name) ? [name] : undefined;
}

/** The content of a file for a brand: without `$schema` and `$suppress`, and without the format of its layer. */
const contentOf = memoizeByIdentity((file: SourceFile): JsonObject => {
  const { value } = file;
  if (!isObject(value)) return {};
  const { $schema: _schema, $suppress: _suppressed, ...rest } = value;
  if (mountOf(file)?.length !== 0 || formatIn(value) === undefined) return rest;
  const { format: _format, ...content } = rest;
  return content;
});

function layerOf(id: string, unsorted: readonly Fragment[], readable: boolean, findings: FileFinding[]): Layer {
  const sorted = [...unsorted].sort((a, b) => a.mount.length - b.mount.length || (a.file.path < b.file.path ? -1 : 1));
  const { value, fragments, twice } = joinedFragments(id, sorted);
  findings.push(...twice);
  const written = sorted.find(({ mount }) => mount.length === 0)?.file;
  const main = written ?? new SourceFile(`brands/${id}/brand.json`, "", {}, []);
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
  const isBrand = id !== "base" && !id.startsWith("markets/");
  // A missing brand.json may be a file with a misspelt name, which declares the format.
  const isMissing = written === undefined && isBrand;
  const wrong = written || readable ? (isMissing ? withoutMain : wrongFormat)(id, main) : undefined;
  if (wrong) findings.push(wrong);
  return {
    id,
    isBrand,
    extends: layerBelow(id, value),
    fragments,
    value,
    mainFile: main,
    readable: readable && isClear && wrong === undefined,
  };
}

/** Only a layer above others may have no brand.json: a brand has a name of its own. */
function withoutMain(id: string, file: SourceFile): FileFinding {
  return {
    rule: "wrong-shape",
    layer: id,
    file,
    path: [],
    at: "value",
    message: `The brand "${id}" has no brand.json.`,
    hint: `Write brands/${id}/brand.json with the brand's name, hosts and merchant, or remove the folder.`,
  };
}
