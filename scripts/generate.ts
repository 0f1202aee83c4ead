import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GeneratedFile } from "./generate/generated-file.ts";
import { indexes } from "./generate/indexes/indexes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const handle = process.argv.includes("--check") ? report : write;
const lists = indexes();
const staleLists = lists.filter(isStale);
for (const file of staleLists) handle(file);
// Loaded only after the indexes are written, because the code imports them.
const { derivedFiles } = await import("./generate/derived-files.ts");
const derived = derivedFiles();
const staleDerived = derived.filter(isStale);
for (const file of staleDerived) handle(file);
const [all, stale] = [lists.length + derived.length, staleLists.length + staleDerived.length];
console.log(`${all - stale} of ${all} generated files ${handle === write ? "were" : "are"} up to date`);

function isStale({ path, text }: GeneratedFile): boolean {
  return currentText(path) !== text;
}

function currentText(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

function report({ path }: GeneratedFile): void {
  console.error(`${path} is out of date. Run: npm run generate`);
  process.exitCode = 1;
}

function write({ path, text }: GeneratedFile): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
