import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `rain`. */
export interface RainOptions {
  /** Visits of each page. */
  runs: number;
  help: boolean;
}

/** The help of `rain`. */
export const RAIN_HELP = `npm run bench -- rain [options]

Lets red envelopes rain for half a minute as the product's widget does, side by side with the same rain written by
hand, and taps them meanwhile. The exit code is 1 when a figure misses its goal.

  --runs <n>  visits of each page, by default 2`;

const options = {
  runs: { type: "string", default: "2" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `rain`. */
export function rainOptions(words: readonly string[]): RainOptions {
  const { runs, help } = optionsFrom(words, options);
  return { runs: countFrom("runs", runs, 20), help };
}
