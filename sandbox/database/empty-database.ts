import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const { version } = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json"),
    "utf8",
  ),
) as { version: string };
const place = join(tmpdir(), `livery-pglite-${version}.tar`);

/**
 * A file with an empty database, for tests: PGlite takes seconds to make one and half a second to unpack one. Cached
 * for the next run.
 */
export async function emptyDatabase(): Promise<string> {
  if (!existsSync(place)) await keep(place);
  return place;
}

/** Under a temporary name until it is complete, because several processes may write one at once. */
async function keep(path: string): Promise<void> {
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  await rename(draft, path);
}
