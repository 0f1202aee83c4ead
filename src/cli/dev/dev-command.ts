import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { keepSchemas } from "../editor/renew-schemas.ts";
import { engineFolder } from "../engine.ts";
import { hasOwnWords, newTextPacks, projectFolder, type FolderOptions } from "../folders.ts";
import { readProject } from "../project.ts";
import type { Folders } from "../read-sources.ts";
import type { Terminal } from "../terminal.ts";
import { siteIn } from "./site-folder.ts";

/**
 * Serves the project's brands on this machine until the person ends it. Returns the exit code: 0, or 2 when the site
 * could not run.
 */
export async function devCommand(
  { port, ...options }: FolderOptions & { port?: string },
  terminal: Terminal,
): Promise<number> {
  const { folders } = readProject(options);
  const home = resolve(projectFolder(folders.brands));
  // A checkout builds its site and installs its packages itself.
  const isCheckout = existsSync(join(engineFolder, "scripts/start.mjs"));
  const site = isCheckout ? engineFolder : siteIn(join(home, ".livery"), terminal);
  const child = spawn(process.execPath, [join(site, "scripts", isCheckout ? "start.mjs" : "serve.mjs")], {
    cwd: isCheckout ? engineFolder : home,
    env: { ...process.env, ...environment(folders, home, site), ...(port !== undefined && { PORT: port }) },
    stdio: "inherit",
  });
  const stopSchemas = await keepSchemas(options, terminal);
  const stopListening = terminal.onInterrupt(() => child.kill("SIGTERM"));
  const code = await new Promise<number | null>((done) => {
    child.once("close", done);
    child.once("error", () => done(1));
  });
  stopListening();
  await stopSchemas();
  return code === 0 ? 0 : 2;
}

/** Where the host finds the project. A folder of texts that does not exist yet is watched as well. */
function environment(folders: Folders, home: string, site: string): Record<string, string> {
  return {
    LIVERY_BRANDS: resolve(folders.brands),
    LIVERY_TEXT_PACKS: resolve(hasOwnWords(folders) ? folders.textPacks : newTextPacks(folders.brands)),
    LIVERY_DATA: process.env["LIVERY_DATA"] ?? join(home, ".livery"),
    LIVERY_ENGINE: site,
  };
}
