import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `check`. */
export interface CheckOptions {
  brands: number;
  runs: number;
  help: boolean;
}

/** The help of `check`. */
export const CHECK_HELP = `npm run bench -- check [options]

Writes brands of about 20 KB in layers, checks them as an operator would, and compares with only reading and parsing them.

  --brands <n>  by default 10000
  --runs <n>    rounds, of which the median counts; by default 3

The exit code is 1 when a figure is over its goal.`;

const options = {
  brands: { type: "string", default: "10000" },
  runs: { type: "string", default: "3" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `check`. */
export function checkOptions(words: readonly string[]): CheckOptions {
  const { brands, runs, help } = optionsFrom(words, options);
  return { brands: countFrom("brands", brands, 100_000), runs: countFrom("runs", runs, 50), help };
}
