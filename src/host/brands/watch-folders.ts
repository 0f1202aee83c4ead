import { existsSync, lstatSync, readdirSync, statSync, watch, type Dirent, type FSWatcher, type Stats } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { logger } from "../logger.ts";

/** What a repository contains besides its brands. */
const NOT_BRANDS: ReadonlySet<string> = new Set([".git", ".livery", "node_modules"]);
/** How many folders are opened before requests have their turn. */
const AT_ONCE = 40;

/**
 * Calls back with the path of each file or folder below these that is added, changed or removed. Linux is asked to watch
 * folders only: ten thousand brands have sixty thousand of them, and four times as many files. A folder that does not
 * exist, or not any more, is watched as soon as it does. Returns how to stop.
 */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void): () => void {
  const watched = new Map<string, { watcher: FSWatcher; inode: number }>();
  /** Around folders that do not exist. */
  const around = new Map<string, FSWatcher>();
  const waiting = [...folders];
  let isStopped = false;

  function open(folder: string): void {
    if (isStopped || watched.has(folder)) return;
    try {
      const { ino: inode } = statSync(folder);
      const watcher = watch(folder, (_, name) => {
        if (name === null || NOT_BRANDS.has(name)) return;
        // Of a folder that is removed its own name comes. Another one may be in its place already, even with its inode.
        if (name === basename(folder) && !existsSync(join(folder, name))) close(folder);
        changed(watched.has(folder) ? join(folder, name) : folder);
      });
      watcher.on("error", () => close(folder));
      watched.set(folder, { watcher, inode });
      waiting.push(...foldersIn(folder));
    } catch (error) {
      if (existsSync(folder)) logger.warn({ err: error, folder }, "edits in a folder are not noticed");
      else if (folders.includes(folder)) watchAround(folder);
    }
  }

  function watchAround(folder: string): void {
    around.get(folder)?.close();
    const watcher = watchForFolder(folder, () => !isStopped && changed(folder));
    if (watcher) around.set(folder, watcher);
  }

  function changed(path: string): void {
    const state = stateOf(path);
    if (watched.has(path) && watched.get(path)?.inode !== state?.ino) close(path);
    if (state?.isDirectory() && !watched.has(path)) openBelow(path);
    if (!state && folders.includes(path)) watchAround(path);
    onChange(path);
  }

  /** What was put into a new folder before it was watched counts as changed. */
  function openBelow(path: string): void {
    open(path);
    for (const { name } of entriesIn(path)) onChange(join(path, name));
    openWaiting();
  }

  /** With its folders, which may come back as others. */
  function close(path: string): void {
    for (const [folder, { watcher }] of watched) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watched.delete(folder);
    }
  }

  function openWaiting(): void {
    for (const folder of waiting.splice(0, AT_ONCE)) open(folder);
    if (waiting.length > 0 && !isStopped) setImmediate(openWaiting);
  }

  openWaiting();
  return () => {
    isStopped = true;
    for (const watcher of [...[...watched.values()].map((one) => one.watcher), ...around.values()]) watcher.close();
  };
}

/** Calls back once when a folder that does not exist has appeared. */
function watchForFolder(folder: string, onAppear: () => void): FSWatcher | undefined {
  const look = () => {
    if (!existsSync(folder)) return;
    watcher.close();
    onAppear();
  };
  let watcher: FSWatcher;
  try {
    watcher = watch(dirname(folder), look);
  } catch (error) {
    logger.warn({ err: error, folder }, "a folder that does not exist is not noticed when it does");
    return undefined;
  }
  // It may have appeared before it was watched for.
  setImmediate(look);
  return watcher;
}

/** Links are not followed. What cannot be looked at counts as gone: nothing here may end the host. */
function stateOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function foldersIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory() && !NOT_BRANDS.has(entry.name))
    .map(({ name }) => join(folder, name));
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
