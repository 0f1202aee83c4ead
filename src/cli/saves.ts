import { watch } from "chokidar";

/** Milliseconds of quiet after which a burst of saves counts as one. */
const quiet = 60;

/** What a repository contains besides its brands. */
const notBrands = /(?:^|[/\\])(?:\.git|\.livery|node_modules)(?:[/\\]|$)/;

/**
 * Calls back when files below the folders have been saved, and then none for a moment. It watches when this returns;
 * the result stops it.
 */
export async function onSaves(folders: readonly string[], callback: () => unknown): Promise<() => Promise<void>> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: notBrands });
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(callback, quiet);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
