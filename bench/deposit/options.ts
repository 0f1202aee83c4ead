import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `deposit`. */
export interface DepositOptions {
  /** A brand's id; the first brand when undefined. */
  brand: string | undefined;
  /** Milliseconds by which the platform's calls are held back. */
  delay: number;
  runs: number;
  help: boolean;
}

/** The help of `deposit`. */
export const DEPOSIT_HELP = `npm run bench -- deposit [options]

Deposits in the built product on a phone's screen, in ways with different next steps, and compares the time from the tap to
the next step with the time that the platform itself takes to answer. The exit code is 1 when a way is over its goal.

  --brand <id>   the brand, by default the first one
  --delay <ms>   by how much each call to the platform is held back, by default 300
  --runs <n>     deposits of each sort, by default 5`;

const options = {
  brand: { type: "string" },
  delay: { type: "string", default: "300" },
  runs: { type: "string", default: "5" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `deposit`. */
export function depositOptions(words: readonly string[]): DepositOptions {
  const { brand, delay, runs, help } = optionsFrom(words, options);
  return { brand, delay: countFrom("delay", delay, 10_000), runs: countFrom("runs", runs, 50), help };
}
