import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { SourceFiles } from "#compile/source-files.ts";
import { UsageError } from "./usage-error.ts";

/** Where the descriptors and the words lie. */
export interface Folders {
  brands: string;
  textPacks: string;
}

/** Reads every descriptor, text pack and picture. Paths begin with "brands/" and "text-packs/", wherever the folders lie. */
export function readSources({ brands, textPacks }: Folders): SourceFiles {
  const texts: Record<string, string> = {};
  const assets: string[] = [];
  for (const [folder, prefix] of [[brands, "brands"], [textPacks, "text-packs"]] as const) {
    for (const path of filesBelow(folder)) {
      const name = `${prefix}/${relative(folder, path).split(sep).join("/")}`;
      if (path.endsWith(".json")) texts[name] = readText(path);
      else assets.push(name);
    }
  }
  return { texts, assets };
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`There is no folder "${folder}".`);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`"${path}" cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown reason"}.`);
  }
}
