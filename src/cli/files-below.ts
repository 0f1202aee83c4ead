import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "./read-file.ts";
import { UsageError } from "./usage-error.ts";

/** Every file below a folder, unordered, without hidden files and those of packages. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder "${folder}".`);
  const found: string[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of entriesOf(next)) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory()) waiting.push(join(next, entry.name));
      else if (entry.isFile()) found.push(join(next, entry.name));
    }
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError(`The folder "${folder}" cannot be read: ${reasonOf(error)}.`);
  }
}
