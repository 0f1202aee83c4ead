import type { Command } from "commander";
import type { Terminal } from "./terminal.ts";

/** What every command gets: where to speak, and whom to tell how it ended. */
export interface CommandContext {
  terminal: Terminal;
  /** Takes the exit code: 0 well, 1 errors found, 2 could not run. */
  end: (code: number) => void;
}

/** A command that reads brands and words, with lines that show it at work. */
export function folderCommand(
  program: Command,
  usage: string,
  description: string,
  examples: readonly string[],
): Command {
  return program
    .command(usage)
    .description(description)
    .option("--brands <folder>", "folder of the descriptors (default: brands)")
    .option(
      "--text-packs <folder>",
      "folder of the words (default: text-packs, beside or in the folder of the descriptors)",
    )
    .addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);
}
