import { remark } from "./colours.ts";
import type { Terminal } from "./terminal.ts";

/** A progress bar on a terminal's stderr. */
export interface ProgressBar {
  show: (done: number, total: number) => void;
  /** Removes the bar. */
  end: () => void;
}

/** The bar appears after this many milliseconds. */
const delay = 1000;
/** Milliseconds between two updates. */
const pause = 100;
const width = 24;

/** A bar for a task, named in a word: "Checking". It appears after a second, and only if stderr is a terminal. */
export function progressBar(
  { progress, complain }: Pick<Terminal, "progress" | "complain">,
  work: string,
  now: () => number = () => performance.now(),
): ProgressBar {
  const started = now();
  let drawn: number | undefined;
  return {
    show: (done, total) => {
      const time = now();
      if (!progress || time - started < delay || (drawn !== undefined && time - drawn < pause)) return;
      drawn = time;
      const filled = total === 0 ? width : Math.round((done / total) * width);
      complain(
        `\r${work} ${remark.cyan("█".repeat(filled))}${remark.dim("░".repeat(width - filled))} ${done} of ${total}`,
      );
    },
    end: () => {
      if (drawn !== undefined) complain("\r\u001B[K");
    },
  };
}
