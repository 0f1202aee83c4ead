import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { SourceFiles } from "#compile/compile.ts";

/** Reads every layer of brands and text packs. JSON is read as text; of assets only the names. */
export async function readSources(brands: string, textPacks: string): Promise<SourceFiles> {
  const found = [...(await filesBelow(brands, "brands")), ...(await filesBelow(textPacks, "text-packs"))];
  const json = found.filter(({ name }) => name.endsWith(".json"));
  const texts = await Promise.all(json.map(async ({ path, name }): Promise<[string, string]> => [name, await readFile(path, "utf8")]));
  return { texts: Object.fromEntries(texts), assets: found.filter(({ name }) => !name.endsWith(".json")).map(({ name }) => name) };
}

interface Found {
  path: string;
  /** The path as diagnostics write it: below "brands/" or "text-packs/", with forward slashes. */
  name: string;
}

async function filesBelow(folder: string, as: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: `${as}/${relative(folder, path).split(sep).join("/")}` }));
}
