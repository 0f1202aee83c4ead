import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands, type Compilation, type SourceFiles } from "#compile/compile.ts";
import { migrateSources } from "#compile/migrations/migrate-sources.ts";
import type { Work } from "#compile/work.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";

/** What a compilation changed. */
export interface Change {
  /** Brands that are new or have changed. */
  updated: readonly CompiledBrand[];
  /** Ids of brands that were not served before. */
  added: readonly string[];
  /** Ids of brands that had errors before and have none now. */
  healed: readonly string[];
  /** Ids of removed brands. */
  removed: readonly string[];
  /** Errors by brand; such a brand keeps its last good version. */
  broken: ReadonlyMap<string, readonly Diagnostic[]>;
  diagnostics: readonly Diagnostic[];
  /** Layers of earlier formats that were migrated in memory; their files stay as they are. */
  migrated: readonly string[];
  /** The files that were compiled. */
  sources: SourceFiles;
}

/** The brands that are served: always the last good version of each. */
export class BrandStore {
  readonly #brands = new Map<string, CompiledBrand>();
  #byHost = new Map<string, CompiledBrand>();
  #broken: ReadonlySet<string> = new Set();
  /** What compiling worked out, for the next edit; a store whose files do not change keeps none of it. */
  #earlier: Work | undefined;
  readonly #isWatched: boolean;

  constructor({ watched }: { watched: boolean }) {
    this.#isWatched = watched;
  }

  /** The brand of a host name, or undefined. */
  atHost(hostName: string): CompiledBrand | undefined {
    return this.#byHost.get(hostName);
  }

  all(): CompiledBrand[] {
    return [...this.#brands.values()];
  }

  /** Compiles the sources and updates the brands that are valid. */
  take(sources: SourceFiles): Change {
    const { texts, layers } = migrateSources(sources);
    const current = { ...sources, texts };
    const compilation = compileBrands(current, { ...capabilities, earlier: this.#earlier });
    this.#earlier = this.#isWatched ? compilation.work : undefined;
    const migrated = layers.filter(({ conflicts }) => conflicts.length === 0).map(({ id }) => id);
    const change = { ...this.#changeOf(compilation), migrated, sources: current };
    for (const id of change.removed) this.#brands.delete(id);
    for (const brand of change.updated) this.#brands.set(brand.id, brand);
    this.#broken = new Set(change.broken.keys());
    this.#findHosts();
    return change;
  }

  /** Serves a brand with errors as it was when it had none: compiled from the files of that time. */
  restore(id: string, files: SourceFiles): CompiledBrand | undefined {
    const { texts } = migrateSources(files);
    const brand = compileBrands({ ...files, texts }, { ...capabilities, only: [id] }).brands.get(id);
    if (brand) this.#brands.set(id, brand);
    this.#findHosts();
    return brand;
  }

  /** A host that a valid brand names now is its own. */
  #findHosts(): void {
    const lastGoodFirst = this.all().sort((a, b) => Number(this.#broken.has(b.id)) - Number(this.#broken.has(a.id)));
    this.#byHost = new Map(
      lastGoodFirst.flatMap((brand) => brand.brand.hosts.map((host): [string, CompiledBrand] => [host, brand])),
    );
  }

  #changeOf({ brands, diagnostics, brandIds }: Compilation): Omit<Change, "migrated" | "sources"> {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const broken = brandIds
      .filter((id) => !brands.has(id))
      .map((id): [string, Diagnostic[]] => [id, errors.filter((diagnostic) => diagnostic.brands.includes(id))]);
    return {
      added: [...brands.keys()].filter((id) => !this.#brands.has(id)),
      healed: [...brands.keys()].filter((id) => this.#broken.has(id)),
      updated: [...brands.values()].filter((brand) => this.#brands.get(brand.id)?.digest !== brand.digest),
      removed: [...this.#brands.keys()].filter((id) => !brandIds.includes(id)),
      broken: new Map(broken),
      diagnostics,
    };
  }
}
