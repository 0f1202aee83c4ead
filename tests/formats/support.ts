import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands, type Compilation } from "#compile/compile.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";

/** A file by its path in a repository. */
type Content = readonly [path: string, bytes: Uint8Array];

const folder = import.meta.dirname;

/** Today's base, on which brands of every format are based. */
const base: readonly Content[] = ["brands/base", "text-packs/base"].flatMap((path) => contentsOf(".", path));

/** The formats of which there is an example: five brands and their market, as they were in the repository at its end. */
export const exampleFormats: readonly number[] = readdirSync(folder)
  .flatMap((name) => /^format-(\d+)$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((one, other) => one - other);

/** The layers of an example with today's base. Their pictures are those of format 1. */
export function exampleOf(format: number): SourceFiles {
  const pictures = contentsOf(join(folder, "format-1"), "").filter(([path]) => !path.endsWith(".json"));
  return sourceFilesOf([...base, ...contentsOf(join(folder, `format-${format}`), ""), ...pictures]);
}

export function compiled(files: SourceFiles): Compilation {
  return compileBrands(files, capabilities);
}

function contentsOf(root: string, below: string): Content[] {
  return readdirSync(join(root, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): Content => [relative(root, path), readFileSync(path)]);
}
