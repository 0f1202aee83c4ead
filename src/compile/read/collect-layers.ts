import { collections, sections } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { nearest } from "#kernel/near.ts";
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
  const { value, fragments, twice } = joined(id, sorted);
  findings.push(...twice);
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
  const isBrand = id !== "base" && !id.startsWith("markets/");
  // A missing brand.json may be a file with a misspelt name, which declares the format.
  const isMissing = written === undefined && isBrand;
  const wrong = written || readable ? (isMissing ? withoutMain : wrongFormat)(id, main) : undefined;
  if (wrong) findings.push(wrong);
  return {
    id,
    isBrand,
    extends: named ?? (id === "base" ? undefined : "base"),
    fragments,
    value,
    mainFile: main,
    readable: readable && isClear && wrong === undefined,
  };
}

/** The fragments as one value, without those that set what another sets. */
function joined(
  layer: string,
  sorted: readonly Fragment[],
): Pick<Layer, "value" | "fragments"> & { twice: Iterable<FileFinding> } {
  const value: JsonObject = {};
  const fragments: Fragment[] = [];
  const twice = new Map<string, FileFinding>();
  for (const fragment of sorted) {
    const [section, entry] = fragment.mount;
    const earlier = section === undefined ? undefined : setTwice(fragments, fragment.mount);
    if (earlier)
      twice.set(`${earlier.fragment.file.path} ${earlier.path.join("/")}`, setAgain(layer, earlier, fragment));
    // Null beside a file removes nothing that the file sets: what it lacks is not reported as well.
    if (earlier && isObject(earlier.value)) continue;
    fragments.push(fragment);
    if (section === undefined) Object.assign(value, fragment.value);
    else if (entry === undefined) value[section] = fragment.value;
    else value[section] = { ...(isObject(value[section]) ? value[section] : {}), [entry]: fragment.value };
  }
  return { value, fragments, twice: twice.values() };
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

/** A value that an earlier fragment sets. */
interface Earlier {
  fragment: Fragment;
  /** Steps in that fragment. */
  path: readonly string[];
  value: Json;
}

/** What an earlier fragment sets at a mount, or instead of an object that could contain it. */
function setTwice(fragments: readonly Fragment[], mount: readonly string[]): Earlier | undefined {
  for (const fragment of fragments) {
    if (!fragment.mount.every((step, index) => step === mount[index])) continue;
    const found = setOnTheWay(fragment, mount.slice(fragment.mount.length));
    if (found) return found;
  }
  return undefined;
}

function setOnTheWay(fragment: Fragment, steps: readonly string[]): Earlier | undefined {
  let value: Json = fragment.value;
  for (const [index, step] of steps.entries()) {
    if (!isObject(value)) return { fragment, path: steps.slice(0, index), value };
    if (!Object.hasOwn(value, step)) return undefined;
    value = value[step] as Json;
  }
  return { fragment, path: steps, value };
}

function setAgain(layer: string, { fragment, path, value }: Earlier, again: Fragment): FileFinding {
  const name = [...fragment.mount, ...path].join("/");
  const removed = value === null;
  return {
    rule: "section-twice",
    layer,
    file: fragment.file,
    path,
    at: "key",
    message: removed
      ? `"${name}" is removed here (null), but ${again.file.path} sets it.`
      : `"${name}" is set here and in ${again.file.path}.`,
    hint: removed
      ? `Remove "${name}" here to keep what its own files say, or delete those.`
      : "Keep only one of the two.",
  };
}
