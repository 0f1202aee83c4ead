import { isAbsolute, relative, resolve, sep } from "node:path";
import { capabilities } from "#capabilities/capabilities.ts";
import { brokenPages, type PageFault } from "#compile/broken-pages.ts";
import { compileBrands, type Compilation, type SourceFiles } from "#compile/compile.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { identityTexts } from "#compile/layer/identity-texts.ts";
import { migrateSources } from "#compile/migrations/migrate-sources.ts";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import type { Work } from "#compile/work.ts";
import { readPictures } from "../brands/brand-assets.ts";
import { LastGood } from "../brands/last-good.ts";
import type { HostSettings } from "../settings.ts";
import type { Batch, BrandCompiler, Look, MadeBrand } from "./brand-compiler.ts";
import { isBrandName, LayerFolders } from "./layer-folders.ts";
import { LayerOutlines } from "./layer-outlines.ts";

/** What a compiler has to know. */
export type CompilerSettings = Pick<HostSettings, "brands" | "textPacks" | "engine" | "data" | "worker">;

/**
 * Compiles in this thread. Of a brand it keeps what its brand.json says, and of the last brands what compiling worked
 * out, because the next ones share base and market with them (decision 061).
 */
export class LocalCompiler implements BrandCompiler {
  readonly #settings: CompilerSettings;
  readonly #folders: LayerFolders;
  readonly #outlines: LayerOutlines;
  readonly #lastGood: LastGood;
  #failures: unknown[] = [];
  #earlier: Work | undefined;
  #isRead = false;
  /** The end of the last request: brands are compiled one batch after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(settings: CompilerSettings) {
    this.#settings = settings;
    this.#folders = new LayerFolders(settings);
    this.#outlines = new LayerOutlines(this.#folders);
    this.#lastGood = new LastGood(settings, (error) => this.#failures.push(error));
  }

  look(paths?: readonly string[]): Promise<Look> {
    return this.#next(async () => this.#look(paths && this.#isRead ? this.#layersAt(paths) : undefined));
  }

  compile(ids: readonly string[], wanted: readonly string[]): Promise<Batch> {
    return this.#next(() => this.#compile(ids, wanted));
  }

  locate(faults: ReadonlyMap<string, readonly PageFault[]>): Promise<readonly Diagnostic[]> {
    return this.#next(async () => brokenPages((await this.#sourcesOf([...faults.keys()])).sources, faults));
  }

  tidy(): Promise<void> {
    return this.#next(() => this.#lastGood.tidy(this.#outlines.brandIds()));
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Looks at some layers, or at all of them; "" stands for what is in no layer. */
  #look(layers: ReadonlySet<string> | undefined): Look {
    const before = this.#outlines.brandIds();
    const had = new Set(layers ? this.#reachOf(layers) : []);
    this.#outlines.read(layers && !layers.has("") ? layers : undefined);
    this.#isRead = true;
    const now = this.#outlines.brandIds();
    // Words of a brand that there is not yet, or not any more, are in no brand's folder.
    const isBrands = (layer: string) => before.includes(layer) && now.includes(layer);
    if (!layers || ![...layers].every(isBrands)) this.#folders.forgetShared();
    const reached = new Set(layers ? [...had, ...this.#reachOf(layers)] : now);
    const isThere = new Set(now);
    return {
      known: now.filter((id) => !layers || layers.has("") || reached.has(id)).map((id) => this.#outlines.known(id)),
      removed: before.filter((id) => !isThere.has(id)),
      affected: now.filter((id) => reached.has(id)),
    };
  }

  /** The brands that an edit of layers reaches, and those with which they share what no two brands may share. */
  #reachOf(layers: ReadonlySet<string>): string[] {
    const above = layers.has("") ? this.#outlines.brandIds() : this.#outlines.above(layers);
    return above.flatMap((id) => [id, ...this.#outlines.rivals(id)]);
  }

  #layersAt(paths: readonly string[]): ReadonlySet<string> {
    const { brands, textPacks } = this.#settings;
    return new Set(
      paths.flatMap((path) =>
        [brands, textPacks].flatMap((folder) => layerBelow(relative(resolve(folder), resolve(path)))),
      ),
    );
  }

  /** Files of brands with all layers below them and their rivals, migrated. */
  async #sourcesOf(ids: readonly string[]): Promise<{ sources: SourceFiles; migrated: string[]; layers: Set<string> }> {
    if (!this.#isRead) this.#look(undefined);
    const among = ids.flatMap((id) => [id, ...this.#outlines.rivals(id)]);
    const layers = new Set(among.flatMap((id) => this.#outlines.chain(id)));
    const read = await this.#folders.files([...layers].filter(isBrandName));
    const { texts, layers: changed } = migrateSources(read);
    const migrated = changed.filter(({ conflicts }) => conflicts.length === 0).map(({ id }) => id);
    return { sources: { ...read, texts }, migrated, layers };
  }

  async #compile(ids: readonly string[], wanted: readonly string[]): Promise<Batch> {
    const { sources, migrated, layers } = await this.#sourcesOf(ids);
    const all = this.#outlines.brandIds();
    const isAll = all.length === ids.length;
    await this.#settleOwners(ids);
    const compilation = compileBrands(sources, {
      ...capabilities,
      ownerOf: (identity) => this.#outlines.owners.of(identity),
      lenient: migrated,
      earlier: this.#earlier,
      ...(!isAll && { only: ids }),
    });
    this.#earlier = compilation.work;
    const made = await this.#made(ids, wanted, compilation, sources);
    const failures = this.#failures.splice(0);
    const diagnostics = isAll ? compilation.diagnostics : this.#sure(compilation.diagnostics, layers);
    return { ...outcome(compilation, ids), made, diagnostics, migrated, failures };
  }

  /** What brands claim from the start belongs to the one whose last good version has it. */
  async #settleOwners(ids: readonly string[]): Promise<void> {
    const { owners } = this.#outlines;
    for (const [text, claimants] of owners.contestedBy(new Set(ids))) {
      const kept = (await Promise.all(claimants.map((id) => this.#restored(id)))).flat();
      const holders = kept.filter(({ brand: { brand } }) => identityTexts(brand.hosts, brand.merchant).includes(text));
      owners.settle(
        text,
        holders.map(({ brand }) => brand.id),
      );
    }
  }

  /** A warning about a layer that other brands extend, too, may not hold for them. The check says so. */
  #sure(diagnostics: readonly Diagnostic[], read: ReadonlySet<string>): Diagnostic[] {
    const isShared = (layer: string) => this.#outlines.above(new Set([layer])).some((id) => !read.has(id));
    return diagnostics.filter(({ severity, file }) => severity === "error" || !isShared(layerOfPath(file)));
  }

  /** The wanted brands, and all sound ones kept as their last good versions. */
  async #made(
    ids: readonly string[],
    wanted: readonly string[],
    { brands, brandIds }: Compilation,
    sources: SourceFiles,
  ): Promise<MadeBrand[]> {
    const made: MadeBrand[] = [];
    for (const id of ids) {
      const brand = brands.get(id);
      const pictures = brand && (await readPictures(brand.layers, (layer) => this.#folders.folderOf(layer)));
      if (brand && pictures) await this.#lastGood.keep(brand, sources, pictures);
      if (!wanted.includes(id)) continue;
      if (brand && pictures) made.push({ brand, pictures });
      // One that was removed does not come back.
      else if (brandIds.includes(id)) made.push(...(await this.#restored(id)));
    }
    return made;
  }

  /** A brand with errors as it was when it had none: compiled from the files of that time, by the rules of then. */
  async #restored(id: string): Promise<MadeBrand[]> {
    const files = await this.#lastGood.read(id);
    if (!files) return [];
    const { texts } = migrateSources(files.sources);
    const lenient = [...new Set(Object.keys(texts).map(layerOfPath))];
    const brand = compileBrands({ ...files.sources, texts }, { ...capabilities, only: [id], lenient }).brands.get(id);
    return brand ? [{ brand, pictures: files.pictures }] : [];
  }
}

function outcome(
  { brands, brandIds, diagnostics }: Compilation,
  ids: readonly string[],
): Pick<Batch, "sound" | "broken" | "absent"> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const sound = new Map<string, string>();
  const broken = new Map<string, readonly Diagnostic[]>();
  const isThere = new Set(brandIds);
  for (const id of ids) {
    const brand = brands.get(id);
    if (brand) sound.set(id, brand.digest);
    else if (isThere.has(id))
      broken.set(
        id,
        errors.filter((one) => one.brands.includes(id)),
      );
  }
  return { sound, broken, absent: ids.filter((id) => !isThere.has(id)) };
}

/** The layer of a path below a folder of layers; "" when it is in none, nothing when it is not below. */
function layerBelow(path: string): string[] {
  if (path === "" || path.startsWith("..") || isAbsolute(path)) return path === "" ? [""] : [];
  const [first = "", second, ...rest] = path.split(sep);
  if (first !== "markets") return [second === undefined && first.includes(".") ? "" : first];
  return [second === undefined || (rest.length === 0 && second.includes(".")) ? "" : `markets/${second}`];
}
