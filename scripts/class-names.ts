import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashOf } from "#kernel/random.ts";

const LETTERS = 26;
const CHARACTERS = 36;
/** Names are a letter followed by two letters or digits. */
const SLOTS = LETTERS * CHARACTERS * CHARACTERS;

/**
 * A class name of three characters for each class of the stylesheets below a folder, keyed by `<file>_<class>`: short,
 * because every page's HTML and stylesheet contain them. The name is a hash of the class, so that a new class does not
 * rename others; on a collision the next free name is used.
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
      return [name, nameOf(slot)];
    }),
  );
}

/** Keyframes are named in the same way. */
function classesIn(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(
    ([, name = ""]) => name,
  );
}

function nameOf(slot: number): string {
  const rest = Math.floor(slot / LETTERS);
  return String.fromCharCode(97 + (slot % LETTERS)) + rest.toString(CHARACTERS).padStart(2, "0");
}
