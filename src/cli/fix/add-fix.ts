import type { Command } from "commander";
import { folderCommand, type CommandContext } from "../commands.ts";
import type { FolderOptions } from "../folders.ts";
import { examples } from "../help.ts";

/** Adds `livery fix [brand...]` to the program. */
export function addFix(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "fix [brand...]",
    "correct what needs no decision, in all files or in those of the named brands",
    examples.fix,
  )
    .option("--yes", "write without asking")
    .action(async (brands: string[], options: FolderOptions & { yes?: boolean }) => {
      const [{ fixCommand }, { prompterOf }] = await Promise.all([
        import("./fix-command.ts"),
        import("../new/prompter.ts"),
      ]);
      end(await fixCommand(brands, options, { write: terminal.write, prompter: await prompterOf(terminal) }));
    });
}
