import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";

/** The options of a run of `form`. */
export interface FormOptions {
  /** Fields of the form. */
  fields: number;
  /** Visits of each form. */
  runs: number;
  /** Whether a figure over its goal makes the command fail. */
  strict: boolean;
  help: boolean;
}

/** The help of `form`. */
export const FORM_HELP = `npm run bench -- form [options]

Measures a long form that the form engine draws from a descriptor, side by side with the same form written by hand.

  --fields <n>  by default 500
  --runs <n>    visits of each form, by default 8; fewer than 5 are not significant
  --strict      exit code 1 when a figure is over its goal`;

const options = {
  fields: { type: "string", default: "500" },
  runs: { type: "string", default: "8" },
  strict: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `form`. */
export function formOptions(words: readonly string[]): FormOptions {
  const { fields, runs, strict, help } = optionsFrom(words, options);
  return { fields: countFrom("fields", fields, 2000), runs: countFrom("runs", runs, 100), strict, help };
}
