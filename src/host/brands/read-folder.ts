import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { entriesBelow, unreadable, type FolderEntry } from "#capabilities/folder-entries.ts";
import { isRepository } from "#capabilities/repository.ts";
import { needsLayers, onlyLayers, withLentLayers } from "#compile/read/lent-layers.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";

/**
 * Reads every layer of brands and text packs. What cannot be read is a mistake of its layer, not of the host. Brands
 * without a base of their own get that of an engine, in a folder of its own.
 */
export async function readSources(
  brands: string,
  textPacks: string,
  engine: string | null = null,
): Promise<SourceFiles> {
  if (engine === null) return readFolders(brands, textPacks);
  const read = await readFolders(brands, existsSync(textPacks) ? textPacks : undefined);
  const own = isRepository(brands) ? onlyLayers(read) : read;
  return needsLayers(own)
    ? withLentLayers(own, await readFolders(join(engine, "brands"), join(engine, "text-packs")))
    : own;
}

async function readFolders(brands: string, textPacks: string | undefined): Promise<SourceFiles> {
  const contents: [string, Uint8Array][] = [];
  const irregular: Record<string, string> = {};
  const read = async ({ path, irregular: what }: FolderEntry, name: string) => {
    const content = what ?? (await readFile(path).catch(unreadable));
    if (typeof content === "string") irregular[name] = content;
    else contents.push([name, content]);
  };
  const words = textPacks === undefined ? [] : namedBelow(textPacks, "text-packs");
  await Promise.all([...namedBelow(brands, "brands"), ...words].map(([entry, name]) => read(entry, name)));
  return sourceFilesOf(
    contents.sort(([one], [other]) => (one < other ? -1 : 1)),
    irregular,
  );
}

/** Everything below a folder by its path in diagnostics: below "brands/" or "text-packs/", with forward slashes. */
function namedBelow(folder: string, as: string): [FolderEntry, string][] {
  return entriesBelow(folder).map((entry) => [entry, `${as}/${relative(folder, entry.path).split(sep).join("/")}`]);
}
