import { Command, Option } from "commander";
import { answerEachSave } from "./answer-each-save.ts";
import { checkCommand, formats, type Format } from "./check-command.ts";
import type { CommandContext } from "./commands.ts";
import { folderCommand } from "./commands.ts";
import { affectedCommand } from "./compare/affected-command.ts";
import { diffCommand } from "./compare/diff-command.ts";
import { complain } from "./complaint.ts";
import { explainCommand } from "./explain/explain-command.ts";
import { addFix } from "./fix/add-fix.ts";
import { foldersOf, type FolderOptions } from "./folders.ts";
import { examples } from "./help.ts";
import { listCommand } from "./list-command.ts";
import { addNew } from "./new/add-new.ts";
import { oneOfFormats } from "./one-of-formats.ts";
import { processTerminal, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/** Runs the command line and gives the exit code: 0 well, 1 errors found, 2 could not run. */
export async function runCli(words: readonly string[], terminal: Terminal = processTerminal()): Promise<number> {
  let code = 0;
  const program = programOf({ terminal, end: (result) => { code = result; } });
  try {
    await program.parseAsync(words, { from: "user" });
    return code;
  } catch (error) {
    return complain(error, terminal);
  }
}

function programOf(context: CommandContext): Command {
  const { terminal } = context;
  const program = new Command("livery").description("Checks, explains and compares the descriptors of brands.")
    .exitOverride().configureOutput({ writeOut: terminal.write, writeErr: terminal.complain, outputError: () => undefined }).addHelpText("after", examples.all);
  addCheck(program, context);
  addExplain(program, context);
  addDiff(program, context);
  addAffected(program, context);
  addList(program, context);
  addNew(program, context);
  addFix(program, context);
  return program;
}

function addCheck(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "check [brand...]", "check all brands, or only those named", examples.check)
    .addOption(new Option("--format <format>", "pretty for people, json for programs, github for annotations, sarif for code scanners").argParser(oneOfFormats(formats)).default("pretty"))
    .option("--watch", "answer again on each save, until Ctrl-C")
    .action(async (brands: string[], options: FolderOptions & { format: Format; watch?: boolean }) => {
      const answer = () => checkCommand(brands, options, terminal);
      if (!options.watch) return end(answer());
      if (options.format !== "pretty") throw new UsageError(`--watch answers people: it does not go with --format ${options.format}.`);
      return end(await answerEachSave(Object.values(foldersOf(options)), answer, terminal));
    });
}

function addExplain(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "explain <brand> <pointer>", "show a value, which layers set it, and who sees it", examples.explain)
    .action((brand: string, pointer: string, options: FolderOptions) => end(explainCommand(brand, pointer, options, terminal)));
}

function addDiff(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "diff <brand> [other]", "say in words what differs for a visitor: between two brands, or since a commit", examples.diff)
    .option("--since <ref>", "compare with what the brand was at this git reference")
    .addOption(new Option("--format <format>", "pretty for people, json for programs").argParser(oneOfFormats(["pretty", "json"])).default("pretty"))
    .action((brand: string, other: string | undefined, options: FolderOptions & { since?: string; format: "pretty" | "json" }) => end(diffCommand(brand, other, options, terminal)));
}

function addAffected(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "affected", "list the brands, and their screens, that changed since a commit", examples.affected)
    .requiredOption("--since <ref>", "the git reference to compare with")
    .addOption(new Option("--format <format>", "pretty for people, json for programs").argParser(oneOfFormats(["pretty", "json"])).default("pretty"))
    .action((options: FolderOptions & { since: string; format: "pretty" | "json" }) => end(affectedCommand(options, terminal)));
}

function addList(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "list", "list the brands", examples.list)
    .action((options: FolderOptions) => end(listCommand(options, terminal)));
}
