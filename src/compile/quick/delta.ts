import type { LanguageCode } from "#descriptor/identity.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Picture } from "../read/picture.ts";
import { maximumBytes } from "../read/file-limits.ts";
import { quickTable } from "./quick-table.ts";

/** The files of one layer as they were read. */
export interface LayerContent {
  /** "base", "markets/ph" or a brand's id. */
  id: string;
  /** Steps below the layer's folder with the text: "theme.json", "screens/home.json". */
  files: readonly (readonly [name: string, text: string])[];
  /** The same of its text packs: "EN.json". */
  packs: readonly (readonly [name: string, text: string])[];
  /** Its pictures as descriptors name them: "assets/logo.svg". */
  assets: Readonly<Record<string, Picture>>;
}

/** What a layer says, from files that can all be read and lie where they should. */
export interface Delta {
  id: string;
  isBrand: boolean;
  /** The layer below; undefined for base. */
  extends: string | undefined;
  value: JsonObject;
  packs: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  assets: Readonly<Record<string, Picture>>;
}

const languageOf: ReadonlyMap<string, LanguageCode> = new Map(
  quickTable.languages.map((code) => [`${code}.json`, code]),
);

/** One value of all files of a layer; undefined when one of them wants a closer look. */
export function deltaOf({ id, files, packs, assets }: LayerContent): Delta | undefined {
  // Without a prototype: the engine keeps one form for all such objects, and need not compile this anew for each
  // brand's keys.
  const value = Object.create(null) as JsonObject;
  const words: Partial<Record<LanguageCode, Record<string, string>>> = {};
  for (const [name, text] of [...files].sort(([one], [other]) => depthOf(one) - depthOf(other))) {
    const said = objectOf(text);
    if (said === undefined || !laid(value, name, said)) return undefined;
  }
  for (const [name, text] of packs) {
    const language = languageOf.get(name);
    const said = objectOf(text);
    if (language === undefined || said === undefined) return undefined;
    words[language] = said as Record<string, string>;
  }
  const below = value["extends"];
  if (below !== undefined && typeof below !== "string") return undefined;
  return {
    id,
    isBrand: id !== "base" && !id.startsWith("markets/"),
    extends: below ?? (id === "base" ? undefined : "base"),
    value,
    packs: words,
    assets,
  };
}

/** brand.json first, then sections, then entries of collections: the later go into what the earlier began. */
function depthOf(name: string): number {
  return name === "brand.json" ? 0 : name.includes("/") ? 2 : 1;
}

/** Puts a file's content where it belongs; false when there is no such place or when something stands there already. */
function laid(value: JsonObject, name: string, said: JsonObject): boolean {
  const steps = name.slice(0, -".json".length).split("/");
  const [section = "", entry] = steps;
  if (steps.length === 1 && section === "brand") {
    Object.assign(value, said);
    return true;
  }
  if (steps.length === 1) {
    if (!quickTable.files.has(section) || section in value) return false;
    value[section] = said;
    return true;
  }
  if (steps.length !== 2 || entry === undefined || !quickTable.folders.has(section)) return false;
  const collection = value[section] ?? {};
  if (!isObject(collection) || entry in collection) return false;
  value[section] = { ...collection, [entry]: said };
  return true;
}

/** `$schema` where editors write it: as the first key. */
const schemaFirst = /^\s*\{\s*"\$schema"\s*:\s*"[^"\\]*"\s*,/;

/**
 * The object in a text, without `$schema`; undefined when the text is no JSON object, too long, has a key twice, or
 * leaves something alone for a while.
 */
function objectOf(text: string): JsonObject | undefined {
  if (text.length * 3 > maximumBytes) return undefined;
  // Cut out of the text, not out of the object: that would make a slow object of it.
  const start = schemaFirst.exec(text)?.[0].length ?? 0;
  let value: Json;
  try {
    value = JSON.parse(start === 0 ? text : `{${text.slice(start)}`) as Json;
  } catch {
    return undefined;
  }
  if (
    !isObject(value) ||
    "$suppress" in value ||
    Object.hasOwn(value, "__proto__") ||
    keysIn(value) !== keysWritten(text, start)
  )
    return undefined;
  if ("$schema" in value) {
    if (start > 0) return undefined;
    delete value["$schema"];
  }
  return value;
}

function keysIn(value: Json): number {
  if (typeof value !== "object" || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const entry of value) keys += keysIn(entry);
  else {
    for (const key in value) {
      const inner = value[key] as Json;
      keys += typeof inner === "object" && inner !== null ? 1 + keysIn(inner) : 1;
    }
  }
  return keys;
}

/**
 * Colons behind a closing quote: each key has one, so that fewer keys in the value than in the text mean that one stood
 * twice.
 */
function keysWritten(text: string, start: number): number {
  let keys = 0;
  for (let colon = text.indexOf(":", start); colon !== -1; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34) keys++;
  }
  return keys;
}
