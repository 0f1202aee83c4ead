import { existsSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { isRepository } from "#capabilities/repository.ts";
import { filesWhere, needsLayers, onlyLayers, withLentLayers } from "#compile/read/lent-layers.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { engineFolder, engineFolders } from "./engine.ts";
import { foldersOf, hasOwnWords, newTextPacks, type FolderOptions } from "./folders.ts";
import { readSources, type Folders } from "./read-sources.ts";
import { UsageError } from "./usage-error.ts";

/** The files of a command, and how their paths are shown. */
export interface Project {
  files: SourceFiles;
  folders: Folders;
  /** Files and pictures that the project borrows from the engine. */
  borrowed: ReadonlySet<string>;
  /** A path as the operator can open it, relative to the working folder. */
  shown: (path: string) => string;
}

/** Reads what the command line names: everything, or some layers only. */
export function readProject(options: FolderOptions, layers?: readonly string[]): Project {
  const project = readPossibleProject(options, layers);
  if (project.isEmpty)
    throw new UsageError(
      existsSync(project.folders.brands)
        ? `There are no brands in "${project.folders.brands}": a brand is a folder with a brand.json. livery new brand acme creates one.`
        : `There is no folder "${project.folders.brands}".`,
    );
  return project;
}

/** The same, also when there is no brand yet. */
export function readPossibleProject(
  options: FolderOptions,
  layers?: readonly string[],
): Project & { isEmpty: boolean } {
  const folders = foldersOf(options);
  const own = existsSync(folders.brands) ? ownLayers(readSources(folders, layers), folders) : nothing;
  const isEmpty = !Object.keys(own.texts).some((path) => path.startsWith("brands/"));
  const files = withEngineLayers(own);
  const present = new Set([...Object.keys(own.texts), ...own.assets]);
  const borrowed = new Set([...Object.keys(files.texts), ...files.assets].filter((path) => !present.has(path)));
  return { isEmpty, files, folders, borrowed, shown: (path) => shownPath(path, folders, borrowed) };
}

const nothing: SourceFiles = { texts: {}, assets: [] };

/** Files from an earlier commit, with the layers that they borrow from the engine. */
export function wholeProject(read: SourceFiles, folders: Folders): SourceFiles {
  return withEngineLayers(ownLayers(read, folders));
}

/** The project's own files: texts from the engine's folder are borrowed like its layers. */
function ownLayers(read: SourceFiles, folders: Folders): SourceFiles {
  const own = hasOwnWords(folders) ? read : filesWhere(read, (path) => !path.startsWith("text-packs/"));
  return isRepository(folders.brands) ? onlyLayers(own) : own;
}

/** A project without its own base borrows the engine's: base, the markets it lacks, and their texts. */
function withEngineLayers(own: SourceFiles): SourceFiles {
  return needsLayers(own) ? withLentLayers(own, readSources(engineFolders)) : own;
}

function shownPath(path: string, folders: Folders, borrowed: ReadonlySet<string>): string {
  const { brands } = folders;
  const textPacks = hasOwnWords(folders) ? folders.textPacks : newTextPacks(brands);
  if (borrowed.has(path)) return fromHere(join(engineFolder, path));
  const below = (folder: string, prefix: string) =>
    `${folder.replace(/[/\\]+$/, "")}${path.slice(prefix.length)}`.replace(/^\.\//, "");
  return path.startsWith("brands/") ? below(brands, "brands") : below(textPacks, "text-packs");
}

/** A path relative to the working folder when it is inside it. */
export function fromHere(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith("..") || isAbsolute(below) ? path : below.split(sep).join("/");
}
