import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of this engine, wherever it is installed: its base, markets and texts fill in for those a project lacks.
 */
export const engineFolder: string = folderWith("package.json", import.meta.dirname);
/** The engine's own layers and texts. */
export const engineFolders = {
  brands: join(engineFolder, "brands"),
  textPacks: join(engineFolder, "text-packs"),
} as const;

/** The version of this engine. */
export const { version: engineVersion } = JSON.parse(readFileSync(join(engineFolder, "package.json"), "utf8")) as {
  version: string;
};

/** The nearest parent folder that contains a file: this code is in src/ or, built, in dist/. */
function folderWith(name: string, start: string): string {
  return existsSync(join(start, name)) || dirname(start) === start ? start : folderWith(name, dirname(start));
}
