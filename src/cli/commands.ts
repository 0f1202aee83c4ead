import type { Command } from "commander";
import type { Terminal } from "./terminal.ts";

/** What every command gets: its terminal, and a callback for the exit code. */
export interface CommandContext {
  terminal: Terminal;
  /** Takes the exit code: 0 no errors, 1 errors found, 2 could not run. */
  end: (code: number) => void;
}

/** A command that reads brands and texts, with example lines. */
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
      "folder of the text packs (default: text-packs, next to or in the folder of the descriptors)",
    )
    .addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);
}
