import { optionsFrom } from "../options-from.ts";

/** The options of a run of `nightly`. */
export interface NightlyOptions {
  /** The folder of the page and of the nights before. */
  out: string;
  /** The benchmarks that run; all when empty. */
  only: readonly string[];
  help: boolean;
}

/** The help of `nightly`. */
export const NIGHTLY_HELP = `npm run bench -- nightly [options]

Runs every benchmark one after the other, the pages of every brand among them, and writes a page with the history. Nothing
else should run on the machine meanwhile. The exit code is 1 when a run misses a goal.

  --out <folder>  where the nights and the page are, by default .livery/bench
  --only <name>   only this benchmark, may be repeated`;

const options = {
  out: { type: "string", default: ".livery/bench" },
  only: { type: "string", multiple: true },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `nightly`. */
export function nightlyOptions(words: readonly string[]): NightlyOptions {
  const { out, only, help } = optionsFrom(words, options);
  return { out, only: only ?? [], help };
}
