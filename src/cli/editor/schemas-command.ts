import { interrupted } from "../answer-each-save.ts";
import { counted } from "../counted.ts";
import { foldersOf, type FolderOptions } from "../folders.ts";
import { fromHere } from "../project.ts";
import type { Terminal } from "../terminal.ts";
import { keepSchemas } from "./renew-schemas.ts";
import { schemasFolder } from "./project-schemas.ts";
import { writeSchemas } from "./write-schemas.ts";

/** Writes the schemas for editors, once or until the person ends it. Returns the exit code. */
export async function schemasCommand(
  { watch = false, ...options }: FolderOptions & { watch?: boolean },
  terminal: Terminal,
): Promise<number> {
  const layers = writeSchemas(options);
  terminal.write(`${fromHere(schemasFolder(foldersOf(options)))} is up to date: ${counted(layers, "layer")}.\n`);
  if (!watch) return 0;
  const stop = await keepSchemas(options, terminal);
  await interrupted(terminal);
  await stop();
  return 0;
}
