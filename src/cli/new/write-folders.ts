import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { engineFolders } from "../engine.ts";
import { fileOnDisk } from "../file-on-disk.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";
import type { BrandFiles } from "./brand-files.ts";

/** Writes the folders of a new brand, all or nothing: next to their place first, then moved in one step each. */
export function writeFolders(id: string, files: BrandFiles, folders: Folders): void {
  const places = [
    { prefix: `brands/${id}/`, place: join(folders.brands, id) },
    { prefix: `text-packs/${id}/`, place: join(ownWords(folders), id) },
  ].filter(({ prefix }) => [...files.keys()].some((path) => path.startsWith(prefix)));
  for (const { place } of places)
    if (existsSync(place)) throw new UsageError(`The folder "${place}" already exists; nothing was written.`);
  const stages: string[] = [];
  const moved: string[] = [];
  try {
    const prepared = places.map(({ prefix, place }) => {
      mkdirSync(dirname(place), { recursive: true });
      const stage = mkdtempSync(join(dirname(resolve(place, "..")), `.livery-new-${id}-`));
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

/** Where a project's texts belong: files borrowed from the engine are not modified. */
function ownWords({ brands, textPacks }: Folders): string {
  const borrowed =
    resolve(textPacks) === resolve(engineFolders.textPacks) && resolve(brands) !== resolve(engineFolders.brands);
  return borrowed ? join(dirname(resolve(brands)), "text-packs") : textPacks;
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
