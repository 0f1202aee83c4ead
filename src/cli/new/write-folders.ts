import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileOnDisk } from "../file-on-disk.ts";
import { projectFolder } from "../folders.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";
import type { BrandFiles } from "./brand-files.ts";

/** Writes the folders of a new brand, all or nothing: next to their place first, then moved in one step each. */
export function writeFolders(id: string, files: BrandFiles, folders: Folders): void {
  const places = [
    { prefix: `brands/${id}/`, place: join(folders.brands, id) },
    { prefix: `text-packs/${id}/`, place: join(folders.textPacks, id) },
  ].filter(({ prefix }) => [...files.keys()].some((path) => path.startsWith(prefix)));
  for (const { place } of places)
    if (existsSync(place)) throw new UsageError(`The folder "${place}" already exists; nothing was written.`);
  const stages: string[] = [];
  const moved: string[] = [];
  try {
    const prepared = places.map(({ prefix, place }) => {
      mkdirSync(dirname(place), { recursive: true });
      const stage = mkdtempSync(join(projectFolder(folders.brands), `.livery-new-${id}-`));
      stages.push(stage);
      const inside = join(stage, id);
      writeAll(prefix, inside, files, folders);
      return { inside, place };
    });
    for (const { inside, place } of prepared) {
      renameSync(inside, place);
      moved.push(place);
    }
  } catch (error) {
    for (const place of moved) rmSync(place, { recursive: true, force: true });
    throw new UsageError(
      `The brand could not be written (${(error as NodeJS.ErrnoException).code ?? String(error)}); nothing was changed.`,
    );
  } finally {
    for (const stage of stages) rmSync(stage, { recursive: true, force: true });
  }
}

function writeAll(prefix: string, folder: string, files: BrandFiles, folders: Folders): void {
  mkdirSync(folder);
  for (const [path, file] of files) {
    if (!path.startsWith(prefix)) continue;
    const target = join(folder, path.slice(prefix.length));
    mkdirSync(dirname(target), { recursive: true });
    if ("text" in file) writeFileSync(target, file.text);
    else copyFileSync(fileOnDisk(file.copyOf, folders), target);
  }
}
