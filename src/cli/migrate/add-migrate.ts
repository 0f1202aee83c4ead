import type { Command } from "commander";
import { folderCommand, type CommandContext } from "../commands.ts";
import type { FolderOptions } from "../folders.ts";
import { examples } from "../help.ts";

/** Adds `livery migrate [layer...]` to the program. */
export function addMigrate(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "migrate [layer...]",
    "bring layers of an earlier format to the current one: all, or the named brands and markets",
    examples.migrate,
  )
    .option("--write", "write the changes; without it they are only shown")
    .action(async (layers: string[], options: FolderOptions & { write?: boolean }) =>
      end((await import("./migrate-command.ts")).migrateCommand(layers, options, terminal)),
    );
}
