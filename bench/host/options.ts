import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";
import { unknownName, UsageError } from "../usage-error.ts";

/** What is measured of a host. */
const parts = ["start", "edits", "memory", "serving"] as const;
export type Part = (typeof parts)[number];

/** The options of a run of `host`. */
export interface HostOptions {
  parts: readonly Part[];
  /** Numbers of brands with which the host is started. */
  start: readonly number[];
  /** Numbers of brands beside which one is edited. */
  edits: readonly number[];
  runs: number;
  help: boolean;
}

/** The help of `host`. */
export const HOST_HELP = `npm run bench -- host [options]

Starts the site server with very many brands of about 20 KB, edits one of them on an open page, looks at its memory, and
compares how many pages a second it sends with nginx that sends the same bytes from files. No platform is behind it.

  --part <name>       ${parts.join(", ")}; by default all
  --start <n,n>       numbers of brands to start with; by default 1000,10000
  --edits <n,n>       numbers of brands beside which one is edited; by default 5,100,1000
  --runs <n>          edits, and rounds of serving; by default 9

The exit code is 1 when a figure is over its goal.`;

const options = {
  part: { type: "string" },
  start: { type: "string", default: "1000,10000" },
  edits: { type: "string", default: "5,100,1000" },
  runs: { type: "string", default: "9" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `host`. */
export function hostOptions(words: readonly string[]): HostOptions {
  const { part, start, edits, runs, help } = optionsFrom(words, options);
  return {
    parts: part === undefined ? parts : [partFrom(part)],
    start: countsFrom("start", start),
    edits: countsFrom("edits", edits),
    runs: countFrom("runs", runs, 100),
    help,
  };
}

function partFrom(text: string): Part {
  const part = parts.find((one) => one === text);
  if (part === undefined) throw new UsageError(unknownName("part", text, parts));
  return part;
}

function countsFrom(name: string, text: string): number[] {
  return text.split(",").map((one) => countFrom(name, one, 100_000));
}
