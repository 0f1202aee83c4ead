import { reasonOf } from "#capabilities/folder-entries.ts";
import { foldersOf } from "../folders.ts";
import { onSaves } from "../saves.ts";
import type { Terminal } from "../terminal.ts";
import { changedBrands } from "./changed-brands.ts";
import { schemasFolder, type SchemaRequest } from "./project-schemas.ts";
import { writeSchemas } from "./write-schemas.ts";

/** Returns what writes the schemas of brands that have changed since it last did. Other work goes on when it fails. */
export function schemaRenewal(request: SchemaRequest, terminal: Pick<Terminal, "complain">): () => void {
  const changed = changedBrands();
  return () => {
    try {
      writeSchemas({ ...request, changed });
    } catch (error) {
      const place = schemasFolder(foldersOf(request));
      terminal.complain(`The schemas for editors could not be written to ${place}: ${reasonOf(error)}.\n`);
    }
  };
}

/** Writes the schemas now and after each save. Returns how to stop. */
export async function keepSchemas(
  request: SchemaRequest,
  terminal: Pick<Terminal, "complain">,
): Promise<() => Promise<void>> {
  const renew = schemaRenewal(request, terminal);
  renew();
  return onSaves(Object.values(foldersOf(request)), renew);
}
