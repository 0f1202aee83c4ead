import { watch } from "chokidar";
import { logger } from "../logger.ts";

/** Debounce in milliseconds: a burst of saves counts as one edit. */
const QUIET = 60;

/** What a repository contains besides its brands. */
const NOT_BRANDS = /[/\\](?:\.git|\.livery|node_modules)(?:[/\\]|$)/;

/**
 * Calls back after files below the folders have changed; calls never overlap. A failure is logged and does not stop
 * later edits. Returns how to stop.
 */
export function watchEdits(folders: readonly string[], onEdit: () => Promise<void>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  const watcher = watch([...folders], { ignoreInitial: true, ignored: NOT_BRANDS });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(onEdit).catch(logFailure);
    }, QUIET);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await work;
  };
}

function logFailure(error: unknown): void {
  logger.error({ err: error }, "an edit could not be applied");
}
