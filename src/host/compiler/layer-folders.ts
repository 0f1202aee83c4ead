import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { entriesBelow, unreadable, type FolderEntry } from "#capabilities/folder-entries.ts";
import { isRepository } from "#capabilities/repository.ts";
import { needsLayers, onlyLayers, withLentLayers } from "#compile/read/lent-layers.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import type { HostSettings } from "../settings.ts";
import { inTurns } from "./in-turns.ts";

/** Where the layers are. */
export type Folders = Pick<HostSettings, "brands" | "textPacks" | "engine">;

/** How many files are open at a time. */
const OPEN_FILES = 64;

/**
 * The files of layers, read when they are asked for. What cannot be read is a mistake of its layer, not of the host.
 * Brands without a base of their own get that of an engine, in a folder of its own.
 */
export class LayerFolders {
  readonly #folders: Folders;
  /** Everything that is in no brand's folder: nearly every brand is made from it. */
  #shared: Promise<SourceFiles> | undefined;
  #lent: Promise<SourceFiles> | undefined;

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** The names of the brands' folders. In a repository with other content, only a folder with a brand.json is a brand. */
  brandNames(): string[] {
    const { brands, engine } = this.#folders;
    const isAmongOthers = engine !== null && isRepository(brands);
    return foldersIn(brands).filter(
      (name) => isBrandName(name) && (!isAmongOthers || existsSync(join(brands, name, "brand.json"))),
    );
  }

  /** The folder of a layer; an engine's when the brands lack it. */
  folderOf(layer: string): string {
    const { brands, engine } = this.#folders;
    const own = join(brands, layer);
    return engine === null || isBrandName(layer) || existsSync(own) ? own : join(engine, "brands", layer);
  }

  /** The markets, the engine's among them. */
  markets(): string[] {
    const { brands, engine } = this.#folders;
    const all = [brands, ...(engine === null ? [] : [join(engine, "brands")])];
    return [...new Set(all.flatMap((folder) => foldersIn(join(folder, "markets"))))].map((name) => `markets/${name}`);
  }

  /** What is in no brand's folder is read again. */
  forgetShared(): void {
    this.#shared = undefined;
  }

  /** The files of some brands' own layers, and of everything that is in no brand's folder. */
  async files(ids: Iterable<string>): Promise<SourceFiles> {
    const { brands, textPacks, engine } = this.#folders;
    const ofBrands = [...ids].flatMap((id) => [
      ...namedBelow(join(brands, id), `brands/${id}`),
      ...namedBelow(join(textPacks, id), `text-packs/${id}`),
    ]);
    const read = joined(await (this.#shared ??= this.#readShared()), await readAll(ofBrands));
    if (engine === null) return read;
    const own = isRepository(brands) ? onlyLayers(read) : read;
    if (!needsLayers(own)) return own;
    return withLentLayers(
      own,
      await (this.#lent ??= readAll([
        ...namedBelow(join(engine, "brands"), "brands"),
        ...namedBelow(join(engine, "text-packs"), "text-packs"),
      ])),
    );
  }

  #readShared(): Promise<SourceFiles> {
    const { brands, textPacks, engine } = this.#folders;
    const names = new Set(this.brandNames());
    const isOfBrand = (name: string) => names.has(name);
    const hasWords = engine === null || existsSync(textPacks);
    return readAll([
      ...namedBelow(brands, "brands", isOfBrand),
      ...(hasWords ? namedBelow(textPacks, "text-packs", isOfBrand) : []),
    ]);
  }
}

/** Whether a folder beside base and the markets is a brand's. */
export function isBrandName(name: string): boolean {
  return name !== "base" && name !== "markets" && !name.startsWith("markets/");
}

async function readAll(entries: readonly (readonly [entry: FolderEntry, name: string])[]): Promise<SourceFiles> {
  const contents: [string, Uint8Array][] = [];
  const irregular: Record<string, string> = {};
  await inTurns(entries, OPEN_FILES, async ([{ path, irregular: what }, name]) => {
    const content = what ?? (await readFile(path).catch(unreadable));
    if (typeof content === "string") irregular[name] = content;
    else contents.push([name, content]);
  });
  return sourceFilesOf(
    contents.sort(([one], [other]) => (one < other ? -1 : 1)),
    irregular,
  );
}

/** Everything below a folder by its path in diagnostics, with forward slashes; nothing when there is no such folder of a brand. */
function namedBelow(folder: string, as: string, isLeftOut?: (name: string) => boolean): [FolderEntry, string][] {
  if (as.includes("/") && !existsSync(folder)) return [];
  return entriesBelow(folder, isLeftOut).map((entry) => [
    entry,
    entry.path === folder ? as : `${as}/${relative(folder, entry.path).split(sep).join("/")}`,
  ]);
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
      .map(({ name }) => name);
  } catch {
    // What is wrong with the folder is reported when it is read.
    return [];
  }
}

function joined(one: SourceFiles, other: SourceFiles): SourceFiles {
  return {
    texts: { ...one.texts, ...other.texts },
    notUtf8: { ...one.notUtf8, ...other.notUtf8 },
    assets: [...one.assets, ...other.assets],
    irregular: { ...one.irregular, ...other.irregular },
    pictures: { ...one.pictures, ...other.pictures },
  };
}
