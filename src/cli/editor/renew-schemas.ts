import { reasonOf } from "#capabilities/folder-entries.ts";
import { foldersOf, type FolderOptions } from "../folders.ts";
import { onSaves } from "../saves.ts";
import type { Terminal } from "../terminal.ts";
import { schemasFolder } from "./project-schemas.ts";
import { writeSchemas } from "./write-schemas.ts";

/** Writes the schemas beside other work, which goes on when that fails. */
export function renewSchemas(
  options: FolderOptions,
  only: readonly string[],
  terminal: Pick<Terminal, "complain">,
): void {
  try {
    writeSchemas(options, only);
  } catch (error) {
    const place = schemasFolder(foldersOf(options));
    terminal.complain(`The schemas for editors could not be written to ${place}: ${reasonOf(error)}.\n`);
  }
}

/** Writes the schemas now and after each save. Returns how to stop. */
export async function keepSchemas(
  options: FolderOptions,
  terminal: Pick<Terminal, "complain">,
): Promise<() => Promise<void>> {
  const renew = () => renewSchemas(options, [], terminal);
  renew();
  return onSaves(Object.values(foldersOf(options)), renew);
}
