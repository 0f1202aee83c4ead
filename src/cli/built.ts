import { existsSync, readFileSync } from "node:fs";
import type { PatternAnswers } from "#capabilities/pattern-analysis.ts";
import { basename, join } from "node:path";

/** Facts about this engine when it runs from its build, a folder named by the sources' digest. */
export interface Built {
  engine: string;
  /** Digests of the engine's own base and markets that passed the full check at build time. */
  proved: readonly string[];
  /** What was found about their patterns. */
  patterns: PatternAnswers;
}

/** Undefined when the engine runs from its sources. */
export const builtIn: Built | undefined = read(join(import.meta.dirname, "proved.json"));

function read(path: string): Built | undefined {
  return existsSync(path)
    ? {
        engine: basename(import.meta.dirname),
        ...(JSON.parse(readFileSync(path, "utf8")) as Pick<Built, "proved" | "patterns">),
      }
    : undefined;
}
