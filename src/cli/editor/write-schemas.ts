import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { foldersOf } from "../folders.ts";
import { projectSchemas, schemasFolder, type SchemaRequest } from "./project-schemas.ts";

/** Writes those schemas of a project that have changed. Returns for how many layers there are some. */
export function writeSchemas(request: SchemaRequest): number {
  const layers = projectSchemas(request);
  const folder = schemasFolder(foldersOf(request));
  for (const [id, schemas] of layers) for (const [name, text] of schemas) writeIfOther(join(folder, id, name), text);
  if (layers.size > 0) writeIfOther(join(folder, "../.gitignore"), "*\n");
  return layers.size;
}

function writeIfOther(place: string, text: string): void {
  if (current(place) === text) return;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function current(place: string): string | undefined {
  try {
    return readFileSync(place, "utf8");
  } catch {
    return undefined;
  }
}
