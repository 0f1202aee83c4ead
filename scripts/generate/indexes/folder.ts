import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { notice } from "../generated-file.ts";

/** The project's root folder. */
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The files of a folder that match a pattern, by the pattern's first group, in alphabetical order. */
export function namesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder))
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .sort();
}

export function isFile(path: string): boolean {
  return existsSync(join(root, path));
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** "game-grid" → "gameGrid". */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** A module of the given lines. */
export function moduleText(lines: readonly string[]): string {
  return `// ${notice}\n${lines.join("\n")}\n`;
}
