import { logger } from "../logger.ts";
import { watchFolders } from "./watch-folders.ts";

/** Debounce in milliseconds: a burst of saves counts as one edit. */
const QUIET = 60;

/**
 * Calls back with the paths of what has changed below the folders; calls never overlap. A failure is logged and does not
 * stop later edits. Returns how to stop.
 */
export function watchEdits(
  folders: readonly string[],
  onEdit: (paths: readonly string[]) => Promise<void>,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  const changed = new Set<string>();
  const stop = watchFolders(folders, (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(() => onEdit(taken(changed))).catch(logFailure);
    }, QUIET);
  });
  return async () => {
    clearTimeout(timer);
    stop();
    await work;
  };
}

/** What a set contains, which is empty afterwards. */
function taken(all: Set<string>): string[] {
  const items = [...all];
  all.clear();
  return items;
}

function logFailure(error: unknown): void {
  logger.error({ err: error }, "an edit could not be applied");
}
