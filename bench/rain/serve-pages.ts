import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, preview } from "vite";

/** Two versions of a page: as the engine draws it, and as it would be written by hand. */
export type Side = "engine" | "hand";

/** The two pages, built as the product is. */
export interface ServedPages {
  /** The address of a page. */
  address(page: Side): string;
  stop(): Promise<void>;
}

/** Builds pages/engine.html and pages/hand.html into a folder of its own, and serves them on a free port. */
export async function servePages(): Promise<ServedPages> {
  const pages = resolve(import.meta.dirname, "pages");
  const folder = await mkdtemp(join(tmpdir(), "livery-pages-"));
  try {
    const settings = {
      configFile: false,
      root: pages,
      logLevel: "error",
      mode: "production",
      build: { outDir: folder, emptyOutDir: true },
    } as const;
    await build({
      ...settings,
      publicDir: false,
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        ...settings.build,
        target: "es2022",
        rolldownOptions: { input: ["engine", "hand"].map((page) => join(pages, `${page}.html`)) },
      },
    });
    const server = await preview({
      ...settings,
      preview: { host: "127.0.0.1", port: 0, strictPort: false, open: false },
    });
    const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    return {
      address: (page) => `${origin}${page}.html`,
      stop: async () => {
        await server.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
