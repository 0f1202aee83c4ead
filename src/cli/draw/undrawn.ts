import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#kernel/json.ts";

/** The cache of the pages: which brands are still to be drawn, for one build of the renderer. */
interface Content {
  renderer: string;
  brands: readonly string[];
}

const fileName = "undrawn.json";

/**
 * The brands whose pages were not drawn, or were broken, when the cache was written; undefined: all, because there is
 * none or another renderer wrote it.
 */
export function readUndrawn(folder: string | undefined, renderer: string): readonly string[] | undefined {
  if (folder === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(join(folder, fileName), "utf8"));
    return isObject(content) && content["renderer"] === renderer ? (content["brands"] as string[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes it for the next run. Failing to is harmless: the next run draws more. */
export function writeUndrawn(folder: string | undefined, content: Content): void {
  if (folder === undefined) return;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    writeFileSync(join(folder, fileName), JSON.stringify(content));
  } catch {
    // The next run draws every brand.
  }
}
