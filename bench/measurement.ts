import { optionLines, optionsFrom, type Options } from "./options.ts";

interface Measured<Values> {
  /** What the help says of it, with when its exit code is 1. */
  about: string;
  options: Options<Values>;
  /** Measures, prints the figures, and returns the exit code. */
  measure: (values: Values) => Promise<number> | number;
}

/** A measurement as a function from the arguments after its name to the exit code. */
export function measurement<Values extends object>(
  name: string,
  { about, options, measure }: Measured<Values>,
): (words: readonly string[]) => Promise<number> | number {
  return (words) => {
    const values = optionsFrom(words, options);
    if (values !== "help") return measure(values);
    console.log([`npm run bench -- ${name} [options]`, "", about, "", ...optionLines(options)].join("\n"));
    return 0;
  };
}
