import type { Command } from "commander";
import { folderCommand, type CommandContext } from "../commands.ts";
import type { FolderOptions } from "../folders.ts";
import { examples } from "../help.ts";

/** Adds `livery schemas` to the program. */
export function addSchemas(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "schemas",
    "write the schemas from which an editor completes routes, texts, flags and other names of each brand",
    examples.schemas,
  )
    .option("--watch", "write them again on each save, until Ctrl-C")
    .action(async (options: FolderOptions & { watch?: boolean }) =>
      end(await (await import("./schemas-command.ts")).schemasCommand(options, terminal)),
    );
}
