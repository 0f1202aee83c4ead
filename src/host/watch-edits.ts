import { watch } from "chokidar";

/** Milliseconds of quiet after which a burst of saves counts as one edit. */
const QUIET = 60;

/** Calls back after files below the folders have changed; never twice at once. Returns how to stop. */
export function watchEdits(folders: readonly string[], onEdit: () => Promise<void>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  const watcher = watch([...folders], { ignoreInitial: true });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => { work = work.then(onEdit); }, QUIET);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await work;
  };
}
