import { logger } from "../logger.ts";
import { watchFolders } from "./watch-folders.ts";

/** Debounce in milliseconds: a burst of saves counts as one edit. */
const QUIET = 60;
/** Milliseconds after which a burst that does not end is an edit, too. */
const LONGEST = 600;

/**
 * Calls back with the paths of what has changed below the folders; calls never overlap. A failure is logged and does not
 * stop later edits. Returns how to stop.
 *
 * @param ready What the first call waits for: what changes meanwhile is not lost.
 */
export function watchEdits(
  folders: readonly string[],
  onEdit: (paths: readonly string[]) => Promise<void>,
  ready: Promise<void> = Promise.resolve(),
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = ready;
  const changed = new Set<string>();
  let since = 0;
  const stop = watchFolders(folders, (path) => {
    const now = performance.now();
    if (changed.size === 0) since = now;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        const paths = taken(changed);
        work = work.then(() => onEdit(paths)).catch(logFailure);
      },
      Math.max(0, Math.min(QUIET, since + LONGEST - now)),
    );
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
