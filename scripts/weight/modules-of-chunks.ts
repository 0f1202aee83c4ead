import { relative } from "node:path";
import type { Plugin } from "vite";

/** By file of the build, the modules in it and how much code of each stayed: characters, before names are shortened. */
export type ModulesOfChunks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where the build says which modules are in which of its files. */
export const MODULES_FILE = "modules.json";

/** Writes which modules of ours are in which file of the build: its names are those of one module only. */
export function modulesOfChunks(root: string): Plugin {
  return {
    name: "modules-of-chunks",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modules: ModulesOfChunks = Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          Object.fromEntries(
            Object.entries(chunk.modules).map(([id, { code }]) => [relative(root, id), lengthOf(code ?? "")]),
          ),
        ]),
      );
      this.emitFile({ type: "asset", fileName: MODULES_FILE, source: JSON.stringify(modules) });
    },
  };
}

/** Without comments on lines of their own and without indentation, which do not reach the browser. */
function lengthOf(code: string): number {
  return code.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, "").length;
}
