import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashOf } from "#kernel/random.ts";

const LETTERS = 26;
const SIGNS = 36;
/** Names of a letter and two letters or digits. */
const SLOTS = LETTERS * SIGNS * SIGNS;

/**
 * A class name of three letters for each class of the stylesheets below a folder, by `<file>_<class>`: they stand in
 * every page's HTML and stylesheet. A name follows from its class, so that a new class renames no other; only one whose
 * place is taken goes to the next free one.
 */
export function shortClassNames(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const names = files.flatMap((file) =>
    classesIn(readFileSync(join(folder, file), "utf8")).map((name) => `${basename(file, ".module.css")}_${name}`),
  );
  const taken = new Set<number>();
  return new Map(
    [...new Set(names)].sort().map((name) => {
      let slot = hashOf(name) % SLOTS;
      while (taken.has(slot)) slot = (slot + 1) % SLOTS;
      taken.add(slot);
      return [name, written(slot)];
    }),
  );
}

/** Animations are named as classes are. */
function classesIn(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(
    ([, name = ""]) => name,
  );
}

function written(slot: number): string {
  const rest = Math.floor(slot / LETTERS);
  return String.fromCharCode(97 + (slot % LETTERS)) + rest.toString(SIGNS).padStart(2, "0");
}
