import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sha256 } from "#capabilities/capabilities.ts";
import { builtIn } from "../built.ts";
import { engineFolder } from "../engine.ts";
import type { Renderer } from "./draw-brand.ts";

const folder = join(engineFolder, "dist/server");
const file = join(folder, "draw.js");

/** The digest of the renderer's code; undefined when it is not built, or the engine runs from its sources. */
export function rendererBuild(): string | undefined {
  if (!builtIn || !existsSync(file)) return undefined;
  // The names of all other parts contain the digests of their content.
  return sha256(["draw.js", "prerender.js"].map((name) => readFileSync(join(folder, name), "utf8")).join(""));
}

/** Loads the renderer of the pages and everything it draws with. */
export async function loadRenderer(): Promise<Renderer> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer & {
    prepare(): Promise<void>;
  };
  await module.prepare();
  return module;
}
