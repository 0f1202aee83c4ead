import { isUtf8 } from "node:buffer";
import { readdirSync, statSync, type Dirent } from "node:fs";
import { irregularityOf } from "#capabilities/folder-entries.ts";
import { isNote, whereFilesBelong } from "#compile/read/layer-names.ts";
import { pictureOf, type Picture } from "#compile/read/picture.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readWhole } from "./read-whole.ts";

/** A layer's files as they were read. */
export interface ReadLayer {
  /** Undefined when the full check must read them: nested folders, links, a file that is not UTF-8 or is unreadable. */
  content: SourceFiles | undefined;
  seen: Seen;
}

/**
 * What identifies a layer's content: while the disk reports the same, the layer is unchanged. Names of files and
 * folders, each with its size and modification time; a folder's time changes when a name is added or removed. Names in
 * the folder of texts begin with ":".
 */
export type Seen = (string | number)[];

/** Whether a layer is unchanged on disk. */
export function looksTheSame({ folder, packs }: LayerPlace, seen: Seen): boolean {
  for (let index = 0; index < seen.length; index += 3) {
    const name = seen[index] as string;
    const state = statSync(name.startsWith(":") ? `${packs}/${name.slice(1)}` : `${folder}/${name}`, {
      throwIfNoEntry: false,
    });
    const size = seen[index + 1];
    // A folder has no size here, and a file without content is not valid.
    if ((state?.mtimeMs ?? 0) !== seen[index + 2] || (size !== 0 && state?.size !== size)) return false;
  }
  return true;
}

/** The latest modification time. */
export function latestIn(seen: Seen): number {
  let latest = 0;
  for (let index = 2; index < seen.length; index += 3) latest = Math.max(latest, seen[index] as number);
  return latest;
}

/** File names repeat in thousands of layers: they share one string. */
const internedNames = new Map<string, string>();

function interned(name: string): string {
  const known = internedNames.get(name);
  if (known !== undefined) return known;
  internedNames.set(name, name);
  return name;
}

/** Milliseconds by which the disk's clock may be behind. */
const breath = 10;

/** Reads every file of a layer. */
export function readLayer({ id, folder, packs }: LayerPlace): ReadLayer {
  const started = Date.now();
  const seen: Seen = [];
  const descriptors = readFolder(folder, "", seen);
  const words = readFolder(packs, ":", seen);
  if (!descriptors || !words || words.others.length > 0) return { content: undefined, seen };
  const assets = picturesOf(folder, descriptors.others, seen);
  // A file that is being saved now may have been read incompletely: the full check waits until the save is finished.
  if (latestIn(seen) > started - breath) return { content: undefined, seen };
  return { content: assets && sourcesIn(id, descriptors.texts, words.texts, assets), seen };
}

function sourcesIn(
  id: string,
  descriptors: Texts,
  words: Texts,
  assets: Readonly<Record<string, Picture>>,
): SourceFiles {
  const texts: Record<string, string> = {};
  for (const [name, text] of descriptors) texts[`brands/${id}/${name}`] = text;
  for (const [name, text] of words) texts[`text-packs/${id}/${name}`] = text;
  const pictures = Object.fromEntries(Object.entries(assets).map(([name, one]) => [`brands/${id}/${name}`, one]));
  return { texts, assets: Object.keys(pictures), pictures };
}

/** Properties of a layer's pictures; undefined when one is too large for a single read, or no picture. */
function picturesOf(folder: string, names: readonly string[], seen: Seen): Record<string, Picture> | undefined {
  const pictures: Record<string, Picture> = {};
  for (const name of names) {
    if (isNote(name)) continue;
    if (whereFilesBelong("brand", name) !== undefined) return undefined;
    const file = readWhole(`${folder}/${name}`);
    if (!file) return undefined;
    seen.push(interned(name), file.bytes.length, file.changedAt);
    pictures[name] = pictureOf(name, file.bytes);
  }
  return pictures;
}

type Texts = readonly (readonly [name: string, text: string])[];

interface Folder {
  texts: [name: string, text: string][];
  /** Names of files that are not JSON. */
  others: string[];
}

/** The files of a folder and its subfolders; undefined when the full check must read one of them. */
function readFolder(root: string, mark: "" | ":", seen: Seen): Folder | undefined {
  const found: Folder = { texts: [], others: [] };
  for (const entry of entriesIn(root, mark, seen)) {
    const { name } = entry;
    const inner = isFolder(entry) ? entriesIn(`${root}/${name}`, mark + name, seen) : undefined;
    if (![entry].concat(inner ?? []).every(isRegular) || inner?.some(isFolder)) return undefined;
    for (const path of inner ? inner.map((below) => `${name}/${below.name}`) : [name]) {
      if (!take(root, path, mark, found, seen)) return undefined;
    }
  }
  return found;
}

function take(root: string, name: string, mark: "" | ":", found: Folder, seen: Seen): boolean {
  if (!name.endsWith(".json")) {
    found.others.push(name);
    return true;
  }
  const file = readWhole(`${root}/${name}`);
  if (!file || !isUtf8(file.bytes)) return false;
  seen.push(interned(mark + name), file.bytes.length, file.changedAt);
  found.texts.push([name, file.bytes.toString("utf8")]);
  return true;
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory();
}

function isRegular(entry: Dirent): boolean {
  return irregularityOf(entry) === undefined;
}

function entriesIn(folder: string, name: string, seen: Seen): Dirent[] {
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  seen.push(interned(name), 0, changedAt);
  return changedAt === 0
    ? []
    : readdirSync(folder, { withFileTypes: true }).filter((found) => !found.name.startsWith("."));
}
