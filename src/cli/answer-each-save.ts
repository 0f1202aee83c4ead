import { pc } from "./colours.ts";
import { complain } from "./complaint.ts";
import { onSaves } from "./saves.ts";
import type { Terminal } from "./terminal.ts";

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
  let code = 0;
  let last = Promise.resolve();
  const run = (once: () => Promise<number>): Promise<void> =>
    (last = last
      .catch(() => undefined)
      .then(async () => {
        code = await framed(once, terminal);
      }));
  const stop = await onSaves(folders, () => run(() => answerOrComplaint(answer, terminal)));
  try {
    await run(answer);
    await interrupted(terminal);
  } finally {
    await stop();
  }
  await last;
  return code;
}

/** Waits until the person ends the command. */
export async function interrupted(terminal: Pick<Terminal, "onInterrupt">): Promise<void> {
  await new Promise<void>((resolve) => {
    const off = terminal.onInterrupt(() => {
      off();
      resolve();
    });
  });
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
