import { engines, type Engine } from "../../tests/support/databases.ts";
import { countFrom } from "../count-from.ts";
import { enginesNamed } from "../engines-named.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `database`. */
export interface DatabaseOptions {
  /** Bets of the one member. */
  bets: number;
  /** How many are below the leading agent. */
  team: number;
  /** How often each call is made. */
  runs: number;
  engines: readonly Engine[];
  help: boolean;
}

/** The help of `database`. */
export const DATABASE_HELP = `npm run bench -- database [options]

Makes each call of records for a member with very many bets, with the filters that are worst for a database, and each
call with the figures of a large team, and measures what the database itself says it took. The exit code is 1 when the
median of a call is over its limit, or when a figure of the team is read from all accounts or bets.

  --bets <n>       by default 100000, and what was booked for them
  --team <n>       members below an agent, by default 20000, in six levels
  --runs <n>       how often each call is made, by default 5
  --engine <name>  only on this one: ${engines.join(" or ")}`;

const options = {
  bets: { type: "string", default: "100000" },
  team: { type: "string", default: "20000" },
  runs: { type: "string", default: "5" },
  engine: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `database`. */
export function databaseOptions(words: readonly string[]): DatabaseOptions {
  const { bets, team, runs, engine, help } = optionsFrom(words, options);
  return {
    bets: countFrom("bets", bets, 1_000_000),
    team: countFrom("team", team, 100_000),
    runs: countFrom("runs", runs, 100),
    engines: enginesNamed(engine),
    help,
  };
}
