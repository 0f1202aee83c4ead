import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { logger } from "../logger.ts";

/** What a repository contains besides its brands. */
const NOT_BRANDS: ReadonlySet<string> = new Set([".git", ".livery", "node_modules"]);
/** How many folders are opened before requests have their turn. */
const AT_ONCE = 40;

/**
 * Calls back with the path of each file or folder below these that is added, changed or removed. Linux is asked to watch
 * folders only: ten thousand brands have sixty thousand of them, and four times as many files. Returns how to stop.
 */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const waiting = [...folders];
  let isStopped = false;
  const open = (folder: string) => {
    if (isStopped || watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => {
        if (name === null || NOT_BRANDS.has(name)) return;
        const path = join(folder, name);
        if (isFolder(path)) openBelow(path);
        else close(path);
        onChange(path);
      });
      watcher.on("error", () => close(folder));
      watchers.set(folder, watcher);
      waiting.push(...foldersIn(folder));
    } catch (error) {
      if (isFolder(folder)) logger.warn({ err: error, folder }, "edits in a folder are not noticed");
    }
  };
  /** What was put into a new folder before it was watched counts as changed. */
  const openBelow = (path: string) => {
    if (watchers.has(path)) return;
    open(path);
    for (const name of namesIn(path)) onChange(join(path, name));
    more();
  };
  const close = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const more = () => {
    for (const folder of waiting.splice(0, AT_ONCE)) open(folder);
    if (waiting.length > 0 && !isStopped) setImmediate(more);
  };
  more();
  return () => {
    isStopped = true;
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_BRANDS.has(entry.name))
    .map(({ name }) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
