import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";
import { UsageError } from "../usage-error.ts";

/** The options of a run of `records`. */
export interface RecordsOptions {
  /** Records in the list. */
  records: number;
  /** Records loaded initially; the others load while the list is scrolled. */
  loaded: number;
  /** How the list is drawn. */
  look: "rows" | "table";
  /** Visits of each list. */
  runs: number;
  help: boolean;
}

/** The help of `records`. */
export const RECORDS_HELP = `npm run bench -- records [options]

Scrolls through a list of records that the product's widget draws, side by side with the same list written by hand, and
taps its filter at the end. The exit code is 1 when a figure is over its goal.

  --records <n>  by default 2000
  --loaded <n>   records loaded initially, by default 1500: the list is scrolled from their last one on
  --look <look>  rows, by default, or table
  --runs <n>     visits of each list, by default 3`;

const options = {
  records: { type: "string", default: "2000" },
  loaded: { type: "string", default: "1500" },
  look: { type: "string", default: "rows" },
  runs: { type: "string", default: "3" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `records`. */
export function recordsOptions(words: readonly string[]): RecordsOptions {
  const { records, loaded, look, runs, help } = optionsFrom(words, options);
  if (look !== "rows" && look !== "table") throw new UsageError(`--look is "${look}": it takes rows or table.`);
  return {
    records: countFrom("records", records, 20_000),
    loaded: countFrom("loaded", loaded, 20_000),
    look,
    runs: countFrom("runs", runs, 100),
    help,
  };
}
