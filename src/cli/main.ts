import { Command, Option } from "commander";
import type { Built } from "./built.ts";
import { checkCommand, drawings, formats, type CheckOptions } from "./check-command.ts";
import type { CommandContext } from "./commands.ts";
import { folderCommand } from "./commands.ts";
import { complain } from "./complaint.ts";
import { addDev } from "./dev/add-dev.ts";
import { addSchemas } from "./editor/add-schemas.ts";
import { addFix } from "./fix/add-fix.ts";
import { foldersOf, type FolderOptions } from "./folders.ts";
import { engineVersion } from "./engine.ts";
import { examples } from "./help.ts";
import { addMigrate } from "./migrate/add-migrate.ts";
import { addNew } from "./new/add-new.ts";
import { oneOf } from "./one-of.ts";
import { processTerminal, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

export { endQuietlyWithoutReader } from "./terminal.ts";

/** What the full check finds about the engine's own base and markets: the build stores it. */
export async function provedEngineLayers(): Promise<Pick<Built, "proved" | "patterns">> {
  return (await import("./sweep/prove.ts")).provedEngineLayers();
}

/** Runs the command line and returns the exit code: 0 no errors, 1 errors found, 2 could not run. */
export async function runCli(words: readonly string[], terminal: Terminal = processTerminal()): Promise<number> {
  let code = 0;
  const program = programOf({
    terminal,
    end: (result) => {
      code = result;
    },
  });
  try {
    await program.parseAsync(words, { from: "user" });
    return code;
  } catch (error) {
    return complain(error, terminal);
  }
}

function programOf(context: CommandContext): Command {
  const { terminal } = context;
  const program = new Command("livery")
    .description("Checks, explains and compares the descriptors of brands.")
    .version(engineVersion, "-V, --version", "print the version")
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.complain, outputError: () => undefined })
    .addHelpText("after", examples.all);
  addCheck(program, context);
  addExplain(program, context);
  addDiff(program, context);
  addAffected(program, context);
  addList(program, context);
  addDev(program, context);
  addSchemas(program, context);
  addNew(program, context);
  addFix(program, context);
  addMigrate(program, context);
  return program;
}

function addCheck(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "check [brand...]", "check all brands, or only those named", examples.check)
    .addOption(
      new Option(
        "--format <format>",
        "pretty for people, json for programs, github for annotations, sarif for code scanners",
      )
        .argParser(oneOf("format", formats))
        .default("pretty"),
    )
    .option("--no-memory", "ignore the cache and check every file")
    .addOption(
      new Option(
        "--draw <brands>",
        "draw the pages of brands that changed (a hundred at most), of all such, or of none",
      )
        .argParser(oneOf("choice", drawings))
        .default("changed"),
    )
    .option("--watch", "run again on each save, until Ctrl-C")
    .action(async (brands: string[], { watch, ...options }: CheckOptions & { watch?: boolean }) => {
      if (!watch) return end(await checkCommand(brands, options, terminal));
      if (options.format !== "pretty")
        throw new UsageError(`--watch is for people: it cannot be combined with --format ${options.format}.`);
      const [{ answerEachSave }, { schemaRenewal }] = await Promise.all([
        import("./answer-each-save.ts"),
        import("./editor/renew-schemas.ts"),
      ]);
      const soon = schemaRenewal({ ...options, only: brands }, terminal);
      const answer = () => checkCommand(brands, { ...options, soon }, terminal);
      return end(await answerEachSave(Object.values(foldersOf(options)), answer, terminal));
    });
}

function addExplain(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "explain <brand> <pointer>",
    "show a value, which layers set it, and who sees it",
    examples.explain,
  )
    .addOption(twoFormats())
    .action(async (brand: string, pointer: string, options: FolderOptions & Formatted) =>
      end((await import("./explain/explain-command.ts")).explainCommand(brand, pointer, options, terminal)),
    );
}

function addDiff(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "diff <brand> [other]",
    "say in words what differs for a visitor: between two brands, or since a commit",
    examples.diff,
  )
    .option("--since <ref>", "compare with the brand at this git reference")
    .addOption(twoFormats())
    .action(async (brand: string, other: string | undefined, options: FolderOptions & Formatted & { since?: string }) =>
      end((await import("./compare/diff-command.ts")).diffCommand(brand, other, options, terminal)),
    );
}

function addAffected(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "affected",
    "list the brands, and their screens, that changed since a commit",
    examples.affected,
  )
    .requiredOption("--since <ref>", "the git reference to compare with")
    .addOption(twoFormats())
    .action(async (options: FolderOptions & Formatted & { since: string }) =>
      end((await import("./compare/affected-command.ts")).affectedCommand(options, terminal)),
    );
}

function addList(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(program, "list", "list the brands", examples.list)
    .addOption(twoFormats())
    .action(async (options: FolderOptions & Formatted) =>
      end((await import("./list-command.ts")).listCommand(options, terminal)),
    );
}

/** For commands whose result people and programs read. */
export interface Formatted {
  format: "pretty" | "json";
}

function twoFormats(): Option {
  return new Option("--format <format>", "pretty for people, json for programs")
    .argParser(oneOf("format", ["pretty", "json"]))
    .default("pretty");
}
