import { engines, type Engine } from "../../tests/support/databases.ts";
import { countFrom } from "../count-from.ts";
import { enginesNamed } from "../engines-named.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `team`. */
export interface TeamOptions {
  /** How many are below the leading agent. */
  members: number;
  /** How often each call is made. */
  runs: number;
  engines: readonly Engine[];
  help: boolean;
}

/** The help of `team`. */
export const TEAM_HELP = `npm run bench -- team [options]

Asks for an agent's figures of a large team, and measures how long the answers take. The exit code is 1 when the median
of a call is over its limit.

  --members <n>    by default 20000, in six levels
  --runs <n>       how often each call is made, by default 9
  --engine <name>  only on this one: ${engines.join(" or ")}`;

const options = {
  members: { type: "string", default: "20000" },
  runs: { type: "string", default: "9" },
  engine: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `team`. */
export function teamOptions(words: readonly string[]): TeamOptions {
  const { members, runs, engine, help } = optionsFrom(words, options);
  return {
    members: countFrom("members", members, 100_000),
    runs: countFrom("runs", runs, 100),
    engines: enginesNamed(engine),
    help,
  };
}
