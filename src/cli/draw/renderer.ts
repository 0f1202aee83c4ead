import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "#capabilities/capabilities.ts";
import { builtIn } from "../built.ts";
import { engineFolder } from "../engine.ts";

/** The folder of the built renderer. */
export const rendererFolder = join(engineFolder, "dist/server");

/** The digest of the renderer's code; undefined when it is not built, or the engine runs from its sources. */
export function rendererBuild(): string | undefined {
  if (!builtIn || !existsSync(join(rendererFolder, "draw-worker.js"))) return undefined;
  // The names of all other parts contain the digests of their content.
  const names = ["draw-worker.js", "draw.js", "prerender.js"];
  return sha256(names.map((name) => readFileSync(join(rendererFolder, name), "utf8")).join(""));
}
