import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error.ts";

/** The options among the words of a command line. Throws a UsageError for any that there is not. */
export function optionsFrom<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
