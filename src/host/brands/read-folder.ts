import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";

/** Reads every layer of brands and text packs. */
export async function readSources(brands: string, textPacks: string): Promise<SourceFiles> {
  const found = [...(await filesBelow(brands, "brands")), ...(await filesBelow(textPacks, "text-packs"))];
  return sourceFilesOf(
    await Promise.all(found.map(async ({ path, name }): Promise<[string, Uint8Array]> => [name, await readFile(path)])),
  );
}

interface Found {
  path: string;
  /** The path as diagnostics have it: below "brands/" or "text-packs/", with forward slashes. */
  name: string;
}

async function filesBelow(folder: string, as: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: `${as}/${relative(folder, path).split(sep).join("/")}` }));
}
