import { watch, type FSWatcher } from "chokidar";
import { pc } from "./colours.ts";
import { complain } from "./complaint.ts";
import type { Terminal } from "./terminal.ts";

/** Milliseconds of quiet after which a burst of saves counts as one. */
const quiet = 60;
const clear = "\u001B[2J\u001B[3J\u001B[H";

/**
 * Runs at once and after each save below the folders until the person ends it; then returns the last exit code. A save
 * during a run causes another one. The first run must succeed; a later failure is reported, and the next save tries
 * again.
 */
export async function answerEachSave(
  folders: readonly string[],
  answer: () => Promise<number>,
  terminal: Terminal,
): Promise<number> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: /(?:^|[/\\])(?:\.git|node_modules)(?:[/\\]|$)/ });
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
  });
  try {
    let code = await framed(answer, terminal);
    let last: Promise<void> = Promise.resolve();
    const stop = onSaves(watcher, () => {
      last = last.then(async () => {
        code = await framed(() => answerOrComplaint(answer, terminal), terminal);
      });
    });
    await new Promise<void>((resolve) => {
      const off = terminal.onInterrupt(() => {
        off();
        resolve();
      });
    });
    stop();
    await last;
    return code;
  } finally {
    await watcher.close();
  }
}

/** Calls back when no file has been saved for a moment. Returns a function that stops. */
function onSaves(watcher: FSWatcher, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(callback, quiet);
  });
  return () => {
    clearTimeout(timer);
  };
}

async function answerOrComplaint(answer: () => Promise<number>, terminal: Terminal): Promise<number> {
  try {
    return await answer();
  } catch (error) {
    return complain(error, terminal);
  }
}

/** On a terminal each run clears the screen. */
async function framed(answer: () => Promise<number>, terminal: Terminal): Promise<number> {
  if (terminal.screen) terminal.write(clear);
  const code = await answer();
  if (terminal.screen) terminal.write(pc.dim("\nWaiting for the next save. Ctrl-C ends.\n"));
  return code;
}
