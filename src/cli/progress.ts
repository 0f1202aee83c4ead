import { remark } from "./colours.ts";
import type { Terminal } from "./terminal.ts";

/** A bar on a terminal's stderr that says how far a long work is. */
export interface ProgressBar {
  show: (done: number, total: number) => void;
  /** Takes the bar away. */
  end: () => void;
}

/** Milliseconds before a work counts as long. */
const patience = 1000;
/** Milliseconds between two drawings. */
const pause = 100;
const width = 24;

/** A bar for a work, in a word: "Checking". It shows itself after a second, and never where stderr is no terminal. */
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
      if (!progress || time - started < patience || (drawn !== undefined && time - drawn < pause)) return;
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
