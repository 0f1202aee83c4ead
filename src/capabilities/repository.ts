import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether a folder is a whole repository, with other content next to the brands. */
export function isRepository(folder: string): boolean {
  return hasAny(folder, [".git", "package.json", "text-packs"]);
}

/** Whether a folder contains one of these. */
export function hasAny(folder: string, names: readonly string[]): boolean {
  return names.some((name) => existsSync(join(folder, name)));
}
