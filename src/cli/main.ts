import { Command, CommanderError, Option } from "commander";
import pc from "picocolors";
import { checkCommand, formats, type Format } from "./check-command.ts";
import { explainCommand } from "./explain-command.ts";
import { listCommand } from "./list-command.ts";
import type { Folders } from "./read-sources.ts";
import { UsageError } from "./usage-error.ts";

/** Runs the command line and returns the exit code: 0 well, 1 errors found, 2 could not run. */
export function runCli(arguments_: readonly string[], write: (text: string) => void = (text) => { process.stdout.write(text); }, complain: (text: string) => void = (text) => { process.stderr.write(text); }): number {
  let code = 0;
  const program = programOf(write, complain, (result) => { code = result; });
  try {
    program.parse(arguments_, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    complain(`${pc.red("livery:")} ${error.message}\n`);
    return 2;
  }
}

function programOf(write: (text: string) => void, complain: (text: string) => void, end: (code: number) => void): Command {
  const program = new Command("livery").description("Checks and explains the descriptors of brands.").exitOverride().configureOutput({ writeOut: write, writeErr: complain }).showHelpAfterError("(livery --help shows examples)").addHelpText("after", examples);
  const command = (usage: string, description: string) =>
    program.command(usage).description(description)
      .option("--brands <folder>", "folder of the descriptors", "brands")
      .option("--text-packs <folder>", "folder of the words", "text-packs");
  command("check [brand...]", "check all brands, or only those named")
    .addOption(new Option("--format <format>", "pretty for people, json for programs, github for annotations").choices(formats).default("pretty"))
    .action((brands: string[], options: Folders & { format: Format }) => end(checkCommand(brands, options, write)));
  command("explain <brand> <pointer>", "show a value and which layers set it")
    .action((brand: string, pointer: string, options: Folders) => end(explainCommand(brand, pointer, options, write)));
  command("list", "list the brands")
    .action((options: Folders) => end(listCommand(options, write)));
  return program;
}

const examples = `
Examples:
  livery check                          every brand
  livery check acme                     one brand, and what it shares with others
  livery check --format github          annotations in a workflow
  livery explain acme /theme/color      a value, and the lines that set it
  livery list                           brands, their layers and hosts

Exit code: 0 no errors, 1 errors found, 2 the command could not run.`;
