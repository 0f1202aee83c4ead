import { countFrom } from "../count-from.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `kills`. */
export interface KillsOptions {
  count: number;
  seed: number;
  /** The database of the platform. */
  engine: Engine;
  help: boolean;
}

/** The help of `kills`. */
export const KILLS_HELP = `npm run bench -- kills [options]

Kills the platform's process (SIGKILL) again and again while members deposit and withdraw, starts it again, sends
everything again with the same keys, and compares the books with what was acknowledged.

  --count <n>  kills, by default 50
  --seed <n>   decides after how many answers each kill comes; by default 1
  --pglite     on the embedded PGlite, which dies with the platform, instead of a PostgreSQL

The exit code is 1 when anything that was acknowledged is lost or there twice, or the books do not balance.`;

const options = {
  count: { type: "string", default: "50" },
  seed: { type: "string", default: "1" },
  pglite: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `kills`. */
export function killsOptions(words: readonly string[]): KillsOptions {
  const { count, seed, pglite, help } = optionsFrom(words, options);
  return {
    count: countFrom("count", count, 10_000),
    seed: countFrom("seed", seed, 1_000_000_000),
    engine: pglite ? "PGlite" : "PostgreSQL",
    help,
  };
}
