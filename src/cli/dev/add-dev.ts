import type { Command } from "commander";
import { folderCommand, type CommandContext } from "../commands.ts";
import type { FolderOptions } from "../folders.ts";
import { examples } from "../help.ts";

/** Adds `livery dev` to the program. */
export function addDev(program: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    program,
    "dev",
    "serve the brands on this machine, with the sandbox; open pages follow each save",
    examples.dev,
  )
    .option("--port <port>", "the site's port (default: PORT, or 4100)")
    .action(async (options: FolderOptions & { port?: string }) =>
      end(await (await import("./dev-command.ts")).devCommand(options, terminal)),
    );
}
