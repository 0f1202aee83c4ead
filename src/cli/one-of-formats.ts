import { choiceHint } from "#compile/findings/words.ts";
import { UsageError } from "./usage-error.ts";

/** Parses a format from the command line; an unknown one is reported with a suggestion. */
export function oneOfFormats(formats: readonly string[]): (name: string) => string {
  return (name) => {
    if (formats.includes(name)) return name;
    throw new UsageError(`There is no format "${name}". ${choiceHint(name, formats)}`);
  };
}
