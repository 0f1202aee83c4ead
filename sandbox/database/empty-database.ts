import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * A file with an empty database, cached in a folder for the next process: PGlite takes seconds to make one
 * and half a second to unpack one.
 */
export async function emptyDatabase(folder: string): Promise<string> {
  const path = join(folder, `livery-pglite-${versionOfPglite()}.tar`);
  if (!existsSync(path)) await keep(path);
  return path;
}

function versionOfPglite(): string {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const { version } = JSON.parse(readFileSync(join(folder, "../package.json"), "utf8")) as { version: string };
  return version;
}

/** Under a temporary name until it is complete, because several processes may write one at once. */
async function keep(path: string): Promise<void> {
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create();
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  await rename(draft, path);
}
