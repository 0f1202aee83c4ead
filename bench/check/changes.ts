import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Gives one brand another name. */
export function changeBrand(folder: string, run: number): void {
  replaceIn(join(folder, "brands/brand7/brand.json"), /"name": "[^"]*"/, `"name": "Renamed ${run}"`);
}

/** Changes a value in base that every brand inherits and none overrides: how long a notice stays. */
export function changeBase(folder: string, run: number): void {
  replaceIn(join(folder, "brands/base/access.json"), /"for": \d+/, `"for": ${2001 + run}`);
}

/** Dates a change back, because a file written this moment is checked again the next time. */
function replaceIn(path: string, old: RegExp, by: string): void {
  const text = readFileSync(path, "utf8");
  if (!old.test(text))
    throw new Error(`${path} contains no ${String(old)}: name the value that the bench should change`);
  writeFileSync(path, text.replace(old, by));
  const minutesAgo = new Date(Date.now() - 600_000);
  utimesSync(path, minutesAgo, minutesAgo);
}
