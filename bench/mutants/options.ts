import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `mutants`. */
export interface MutantOptions {
  count: number;
  from: number;
  help: boolean;
}

/** The help of `mutants`. */
export const MUTANTS_HELP = `npm run bench -- mutants [options]

Checks brands with values of the wrong type anywhere, several at once, and counts those that the compiler fails on.

  --count <n>  by default 200000
  --from <n>   the seed of the first one, to run them in pieces; by default 1

The exit code is 1 when the compiler fails on one of them, or reports it at a place that does not exist.`;

const options = {
  count: { type: "string", default: "200000" },
  from: { type: "string", default: "1" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `mutants`. */
export function mutantOptions(words: readonly string[]): MutantOptions {
  const { count, from, help } = optionsFrom(words, options);
  return { count: countFrom("count", count, 10_000_000), from: countFrom("from", from, 1_000_000_000), help };
}
