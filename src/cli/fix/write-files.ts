import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Project } from "../project.ts";
import { fileOnDisk } from "../file-on-disk.ts";
import { UsageError } from "../usage-error.ts";

/**
 * Writes new texts over files that are still what was read; whoever reads meanwhile sees the old text or the new one.
 */
export function writeFiles(texts: ReadonlyMap<string, string>, { files, folders, shown }: Project): void {
  const prepared: { temporary: string; place: string }[] = [];
  try {
    for (const [path, text] of texts) {
      const place = fileOnDisk(path, folders);
      if (readFileSync(place, "utf8") !== files.texts[path])
        throw new UsageError(`"${shown(path)}" was changed meanwhile; nothing was written. Run livery fix again.`);
      const temporary = join(dirname(place), `.${basename(place)}.livery`);
      prepared.push({ temporary, place });
      writeFileSync(temporary, text, { mode: statSync(place).mode });
    }
    for (const { temporary, place } of prepared) renameSync(temporary, place);
  } finally {
    for (const { temporary } of prepared) rmSync(temporary, { force: true });
  }
}
