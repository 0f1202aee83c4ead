import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What is known of this engine when it runs from its build: a folder named by what it was built from. */
export interface Built {
  engine: string;
  /** Digests of the engine's own base and markets, in which the full check found nothing when it was built. */
  proved: readonly string[];
}

/** Undefined when the engine runs from its sources. */
export const builtIn: Built | undefined = read(join(import.meta.dirname, "proved.json"));

function read(path: string): Built | undefined {
  return existsSync(path)
    ? { engine: basename(import.meta.dirname), proved: JSON.parse(readFileSync(path, "utf8")) as string[] }
    : undefined;
}
