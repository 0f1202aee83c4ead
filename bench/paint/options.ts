import { seededAccounts } from "../../sandbox/seed/accounts.ts";
import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";
import { unknownName, UsageError } from "../usage-error.ts";

/** The options of a run of `paint`. */
export interface PaintOptions {
  /** A brand's id; the first brand when undefined. */
  brand: string | undefined;
  /** The user name of the demo's account that is signed in; a guest when undefined. */
  as: string | undefined;
  /** Ids of routes. */
  pages: readonly string[];
  /** Visits of each page, product and twin each. */
  runs: number;
  /** Whether a page over its budget makes the command fail. */
  strict: boolean;
  /** Whether the requests of one visit are listed. */
  requests: boolean;
  help: boolean;
}

/** The help of `paint`. */
export const PAINT_HELP = `npm run bench -- paint [options]

Measures pages of a brand side by side with a static page written by hand, on a slow phone.

  --brand <id>    the brand, by default the first one
  --page <route>  a page by its route's id, may be repeated; by default home and login
  --as <account>  as a member sees them: signed in with this account of the demo
  --runs <n>      visits of each page, by default 8; fewer than 5 are not significant
  --requests      also list what a visit of each loads until its largest picture or text shows
  --strict        exit code 1 when a page is over its budget`;

const MOST_RUNS = 100;

const options = {
  brand: { type: "string" },
  as: { type: "string" },
  page: { type: "string", multiple: true },
  runs: { type: "string", default: "8" },
  strict: { type: "boolean", default: false },
  requests: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `paint`. */
export function paintOptions(words: readonly string[]): PaintOptions {
  const { brand, as, page, runs, strict, requests, help } = optionsFrom(words, options);
  return {
    brand,
    as: as === undefined ? undefined : accountNamed(as),
    pages: [...new Set(page ?? ["home", "login"])],
    runs: countFrom("runs", runs, MOST_RUNS),
    strict,
    requests,
    help,
  };
}

function accountNamed(name: string): string {
  const names = seededAccounts.map(({ username }) => username);
  if (!names.includes(name)) throw new UsageError(unknownName("account of the demo", name, names));
  return name;
}
