import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where a process keeps it: outside of our modules, which tests load again for each file. */
const place = Symbol.for("livery.pglite-module");
const kept = globalThis as { [place]?: Promise<WebAssembly.Module> };

/**
 * PGlite's program, compiled once for all databases of this process: compiling and optimising it takes longer than
 * everything else that opening a database does.
 */
export function pgliteModule(): Promise<WebAssembly.Module> {
  return (kept[place] ??= compile());
}

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  return WebAssembly.compile(await readFile(join(folder, "pglite.wasm")));
}
