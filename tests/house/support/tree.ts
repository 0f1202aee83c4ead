import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The root of the project. */
export const root = resolve(import.meta.dirname, "../../..");

const notOurs = new Set(["node_modules", ".git", "dist", ".livery", "coverage", "test-results", "playwright-report"]);
const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|br|gz|zip|tgz|wasm)$/;
const texts = new Map<string, string>();

/** Every folder of the project or of a part of it, as paths from the root. */
export function foldersBelow(place = ""): string[] {
  return entriesBelow(place).flatMap((entry) => (entry.folder ? [entry.path, ...foldersBelow(entry.path)] : []));
}

/** Every text file of the project or of a part of it, as paths from the root. */
export function filesBelow(place = ""): string[] {
  return entriesBelow(place).flatMap((entry) =>
    entry.folder ? filesBelow(entry.path) : binary.test(entry.path) ? [] : [entry.path],
  );
}

/** The files of a part of the project whose path matches. */
export function filesLike(place: string, pattern: RegExp): string[] {
  return filesBelow(place).filter((file) => pattern.test(file));
}

/** The text of a file of the project; read once. */
export function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}

export function jsonOf(file: string): unknown {
  return JSON.parse(textOf(file));
}

interface Entry {
  path: string;
  folder: boolean;
}

function entriesBelow(place: string): Entry[] {
  return listing(join(root, place))
    .filter((entry) => !notOurs.has(entry.name))
    .map((entry) => ({ path: relative(root, join(entry.parentPath, entry.name)), folder: entry.isDirectory() }));
}

function listing(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
