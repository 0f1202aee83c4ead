import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importsOf, type FileImport } from "./imports.ts";

const codeFile = /\.(?:ts|tsx|mjs|js)$/;

/**
 * Writes a tree with the same files as `root`, in which a code file contains only its imports, in syntax that
 * dependency-cruiser understands. Other files exist but are empty, so that imports of them resolve; a package.json says
 * which packages its folder may import.
 *
 * @param folders the folders below root to copy; files directly in root are copied as empty files.
 */
export function writeDigest(root: string, target: string, folders: readonly string[]): void {
  for (const folder of folders) for (const file of filesBelow(root, folder)) write(target, file, digestOf(root, file));
  for (const entry of readdirSync(root, { withFileTypes: true })) if (entry.isFile()) write(target, entry.name, "");
  write(target, "package.json", readFileSync(join(root, "package.json"), "utf8"));
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "dir");
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function digestOf(root: string, file: string): string {
  if (file.endsWith("/package.json")) return readFileSync(join(root, file), "utf8");
  return codeFile.test(file)
    ? importsOf(readFileSync(join(root, file), "utf8"), file)
        .map(statementOf)
        .join("\n")
    : "";
}

function statementOf({ specifier, kind }: FileImport, index: number): string {
  const quoted = JSON.stringify(specifier);
  if (kind === "type") return `let type${index}: import(${quoted});`;
  return kind === "lazy" ? `import(${quoted});` : `import ${quoted};`;
}

function write(target: string, file: string, content: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), content);
}
