import { join } from "node:path";
import type { Folders } from "./read-sources.ts";

/** The place on disk of a path such as "brands/…" or "text-packs/…". */
export function fileOnDisk(path: string, { brands, textPacks }: Folders): string {
  return path.startsWith("brands/")
    ? join(brands, path.slice("brands/".length))
    : join(textPacks, path.slice("text-packs/".length));
}
