import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FolderEntry } from "#capabilities/folder-entries.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import { entriesIn } from "./files-below.ts";
import { readStable } from "./read-file.ts";

/** The folders of the descriptors and the text packs. */
export interface Folders {
  brands: string;
  textPacks: string;
}

/**
 * Reads every descriptor, text pack and picture, or those of some layers only. Paths begin with "brands/" and
 * "text-packs/", whatever the folders are. What cannot be read is a mistake of its layer.
 */
export function readSources({ brands, textPacks }: Folders, layers?: readonly string[]): SourceFiles {
  const contents: [string, Uint8Array][] = [];
  const irregular: Record<string, string> = {};
  const places = [
    [brands, "brands"],
    [textPacks, "text-packs"],
  ] as const;
  for (const [folder, prefix] of places) {
    for (const { path, irregular: what } of entriesOf(folder, layers)) {
      const name = `${prefix}/${relative(folder, path).split(sep).join("/")}`;
      const content = what ?? readStable(path);
      if (typeof content === "string") irregular[name] = content;
      else contents.push([name, content]);
    }
  }
  return sourceFilesOf(contents, irregular);
}

function entriesOf(folder: string, layers: readonly string[] | undefined): FolderEntry[] {
  return layers
    ? layers
        .map((layer) => join(folder, layer))
        .filter((place) => existsSync(place))
        .flatMap(entriesIn)
    : entriesIn(folder);
}
