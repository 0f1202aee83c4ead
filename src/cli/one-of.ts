import { choiceHint } from "#compile/findings/words.ts";
import { UsageError } from "./usage-error.ts";

/** Parses a choice from the command line; an unknown one is reported with a suggestion. `kind`: what is chosen. */
export function oneOf(kind: string, names: readonly string[]): (name: string) => string {
  return (name) => {
    if (names.includes(name)) return name;
    throw new UsageError(`There is no ${kind} "${name}". ${choiceHint(name, names)}`);
  };
}
