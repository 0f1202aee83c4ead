import { rmSync } from "node:fs";
import { join } from "node:path";
import { mixLine } from "../check/mix.ts";
import { writeSite } from "../check/write-site.ts";

/** Generated sites by their number of brands, written when they are first needed. */
export class Sites {
  readonly #folder: string;
  readonly #written = new Set<number>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder of a site with so many brands. */
  of(count: number): string {
    const folder = join(this.#folder, String(count));
    if (this.#written.has(count)) return folder;
    this.#written.add(count);
    const { bytes, mix } = writeSite(folder, count);
    console.log(`${count} brands, ${(bytes / count / 1024).toFixed(1)} KB each. Of a hundred: ${mixLine(mix, count)}.`);
    return folder;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
