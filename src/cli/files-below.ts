import { statSync } from "node:fs";
import { entriesBelow, type FolderEntry } from "#capabilities/folder-entries.ts";
import { UsageError } from "./usage-error.ts";

/** Every file below a folder, unordered, without hidden files and those of packages. */
export function filesBelow(folder: string): string[] {
  return entriesIn(folder).flatMap(({ path, irregular }) => (irregular === undefined ? [path] : []));
}

/** Everything below a folder that exists. */
export function entriesIn(folder: string): FolderEntry[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder "${folder}".`);
  return entriesBelow(folder);
}
