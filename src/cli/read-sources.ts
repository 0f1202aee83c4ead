import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import { filesBelow } from "./files-below.ts";
import { readSettled } from "./read-file.ts";

/** The folders of the descriptors and the text packs. */
export interface Folders {
  brands: string;
  textPacks: string;
}

/**
 * Reads every descriptor, text pack and picture, or those of some layers only. Paths begin with "brands/" and
 * "text-packs/", whatever the folders are.
 */
export function readSources({ brands, textPacks }: Folders, layers?: readonly string[]): SourceFiles {
  const places = [
    [brands, "brands"],
    [textPacks, "text-packs"],
  ] as const;
  return sourceFilesOf(
    places.flatMap(([folder, prefix]) =>
      filesOf(folder, layers).map(
        (path) => [`${prefix}/${relative(folder, path).split(sep).join("/")}`, readSettled(path)] as const,
      ),
    ),
  );
}

function filesOf(folder: string, layers: readonly string[] | undefined): string[] {
  return layers
    ? layers
        .map((layer) => join(folder, layer))
        .filter((place) => existsSync(place))
        .flatMap(filesBelow)
    : filesBelow(folder);
}
