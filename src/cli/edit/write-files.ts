import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Project } from "../project.ts";
import { fileOnDisk } from "../file-on-disk.ts";
import { UsageError } from "../usage-error.ts";

/**
 * Writes files that are new or have not changed since they were read; a concurrent reader sees the old text or the new
 * one.
 */
export function writeFiles(texts: ReadonlyMap<string, string>, { files, folders, shown }: Project): void {
  const prepared: { temporary: string; place: string }[] = [];
  try {
    for (const [path, text] of texts) {
      const place = fileOnDisk(path, folders);
      const before = existsSync(place) ? { mode: statSync(place).mode, text: readFileSync(place, "utf8") } : undefined;
      if (before?.text !== files.texts[path])
        throw new UsageError(`"${shown(path)}" was changed meanwhile; nothing was written. Run the command again.`);
      const temporary = join(dirname(place), `.${basename(place)}.livery`);
      prepared.push({ temporary, place });
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(temporary, text, before && { mode: before.mode });
    }
    for (const { temporary, place } of prepared) renameSync(temporary, place);
  } finally {
    for (const { temporary } of prepared) rmSync(temporary, { force: true });
  }
}
