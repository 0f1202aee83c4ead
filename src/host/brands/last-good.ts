import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { HostSettings } from "../settings.ts";
import type { Pictures } from "./brand-assets.ts";
import { KeptBrands } from "./kept-brands.ts";

/** What a brand was made from when it was last valid. */
export interface LastGoodFiles {
  sources: SourceFiles;
  pictures: Pictures;
}

/**
 * The last good version of each brand, across restarts. Its files are kept, not the compiled brand, so that an update of
 * Livery can read it, too. A disk that cannot be written stops nothing.
 */
export class LastGood {
  readonly #kept: KeptBrands;
  /** What identifies the version that is kept, by brand. */
  readonly #states = new Map<string, string>();

  readonly #onFailure: (error: unknown) => void;
  /** Of several processes behind one port one writes: they all have the same brands. */
  readonly #isWriter: boolean;

  /**
   * Hosts with other folders of brands may share the folder for data.
   *
   * @param onFailure Called when the disk cannot be written.
   */
  constructor(
    { data, brands, worker }: Pick<HostSettings, "data" | "brands" | "worker">,
    onFailure: (error: unknown) => void,
  ) {
    this.#onFailure = onFailure;
    this.#isWriter = worker === 1;
    this.#kept = new KeptBrands(join(data, "last-good", digestOf(resolve(brands)).slice(0, 16)));
  }

  async keep({ id, layers, digest }: CompiledBrand, { texts }: SourceFiles, pictures: Pictures): Promise<void> {
    if (!this.#isWriter) return;
    const state = [digest, ...[...pictures].map(([path, content]) => path + digestOf(content))].join(" ");
    if (this.#states.get(id) === state) return;
    const own = Object.entries(texts).filter(([path]) => layers.includes(layerOfPath(path)));
    const isKept = await this.#done(this.#kept.keep(id, new Map<string, string | Uint8Array>([...own, ...pictures])));
    if (isKept) this.#states.set(id, state);
  }

  async read(id: string): Promise<LastGoodFiles | undefined> {
    const files = await this.#kept.read(id);
    return (
      files && {
        sources: sourceFilesOf(files),
        pictures: new Map([...files].filter(([path]) => !path.endsWith(".json"))),
      }
    );
  }

  /** Forgets every other brand. */
  async tidy(ids: readonly string[]): Promise<void> {
    if (!this.#isWriter) return;
    const wanted = new Set(ids);
    for (const id of this.#states.keys()) if (!wanted.has(id)) this.#states.delete(id);
    await this.#done(this.#kept.tidy(wanted));
  }

  async #done(work: Promise<void>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      this.#onFailure(error);
      return false;
    }
  }
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
