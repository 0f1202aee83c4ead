import { isUtf8 } from "node:buffer";
import { readdirSync, statSync } from "node:fs";
import { pictureOf, type Picture } from "#compile/picture.ts";
import type { LayerContent } from "#compile/quick/delta.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readWhole } from "./read-whole.ts";

/** A layer's files as they were found. */
export interface ReadLayer {
  /** Undefined when something wants a closer look: a folder in a folder, a file that is not UTF-8 or cannot be read. */
  content: LayerContent | undefined;
  seen: Seen;
}

/** What was seen of a layer: as long as the disk says the same of these, the layer says the same. */
export interface Seen {
  /** Folders with the moment of their last change: of a name that came or went. 0 where there is none. */
  folders: [path: string, changedAt: number][];
  /** Files with their bytes and the moment of their last change. */
  files: [path: string, bytes: number, changedAt: number][];
}

/** Reads every file of a layer. */
export function readLayer({ id, folder, packs }: LayerPlace): ReadLayer {
  const seen: Seen = { folders: [], files: [] };
  const descriptors = readFolder(folder, seen);
  const words = readFolder(packs, seen);
  if (!descriptors || !words || words.others.length > 0) return { content: undefined, seen };
  const assets = picturesOf(folder, descriptors.others, seen);
  return { content: assets && { id, files: descriptors.texts, packs: words.texts, assets }, seen };
}

/** What is known of a layer's pictures; undefined when one cannot be read in one breath. */
function picturesOf(folder: string, names: readonly string[], seen: Seen): Record<string, Picture> | undefined {
  const pictures: Record<string, Picture> = {};
  for (const name of names) {
    if (!name.startsWith("assets/")) continue;
    const path = `${folder}/${name}`;
    const file = readWhole(path);
    if (!file) return undefined;
    seen.files.push([path, file.bytes.length, file.changedAt]);
    pictures[name] = pictureOf(name, file.bytes);
  }
  return pictures;
}

interface Folder {
  texts: [name: string, text: string][];
  /** Names of files that are no JSON. */
  others: string[];
}

/** The files of a folder and of the folders in it; undefined when one of them wants a closer look. */
function readFolder(root: string, seen: Seen): Folder | undefined {
  const found: Folder = { texts: [], others: [] };
  for (const name of namesIn(root, seen)) {
    const inner = name.includes(".") ? undefined : namesIn(`${root}/${name}`, seen);
    for (const path of inner ? inner.map((one) => `${name}/${one}`) : [name]) {
      if (!take(root, path, found, seen)) return undefined;
    }
  }
  return found;
}

function take(root: string, name: string, found: Folder, seen: Seen): boolean {
  if (!name.endsWith(".json")) {
    found.others.push(name);
    return name.includes(".");
  }
  const path = `${root}/${name}`;
  const file = readWhole(path);
  if (!file || !isUtf8(file.bytes)) return false;
  seen.files.push([path, file.bytes.length, file.changedAt]);
  found.texts.push([name, file.bytes.toString("utf8")]);
  return true;
}

function namesIn(folder: string, seen: Seen): string[] {
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  seen.folders.push([folder, changedAt]);
  return changedAt === 0 ? [] : readdirSync(folder).filter((name) => !name.startsWith(".")).sort();
}
