import type { PageFault } from "#compile/broken-pages.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Change } from "./brand-store.ts";

/** Draws every page of some brands, and returns what is wrong with them by brand. It rejects when it is ended. */
export type DrawPages = (
  brands: readonly CompiledBrand[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, readonly PageFault[]>>;

/** Finds where the faults of drawn pages are written. */
export type Locate = (faults: ReadonlyMap<string, readonly PageFault[]>) => Promise<readonly Diagnostic[]>;

/** What drawing the pages of edited brands found. */
export interface DrawnPages {
  brands: readonly CompiledBrand[];
  diagnostics: readonly Diagnostic[];
  /** Brands whose pages had faults before and have none now. */
  healed: readonly string[];
  /** How many brands were left out. */
  left: number;
}

/** How many brands are drawn after an edit: a thread takes seconds for each, and base's reach all of them. */
const most = 20;

/**
 * Draws the pages of edited brands while the host answers. A newer edit ends a drawing; what it had to draw is then
 * drawn together with what the newer one changed.
 */
export class DrawnEdits {
  readonly #draw: DrawPages;
  readonly #locate: Locate;
  readonly #waiting = new Map<string, CompiledBrand>();
  readonly #broken = new Map<string, readonly Diagnostic[]>();
  /** Brands that an edit has changed and that nobody has visited. */
  readonly #unvisited = new Set<string>();
  #running: AbortController | undefined;

  constructor(draw: DrawPages, locate: Locate) {
    this.#draw = draw;
    this.#locate = locate;
  }

  /** Notes what an edit changed. */
  take({ updated, unvisited, removed }: Pick<Change, "updated" | "unvisited" | "removed">): void {
    for (const id of unvisited) this.#unvisited.add(id);
    if (updated.length + removed.length === 0) return;
    this.#running?.abort();
    this.#running = undefined;
    for (const id of removed) {
      this.#waiting.delete(id);
      this.#unvisited.delete(id);
      this.#broken.delete(id);
    }
    for (const brand of updated) {
      this.#waiting.set(brand.id, brand);
      this.#unvisited.delete(brand.id);
    }
  }

  /** What is wrong with the pages of a brand; nothing while its newest version is still to be drawn. */
  findingsOf(id: string): readonly Diagnostic[] {
    return this.#waiting.has(id) ? [] : (this.#broken.get(id) ?? []);
  }

  /** Draws what waits. Undefined: nothing does, or a newer edit ended it. */
  async draw(): Promise<DrawnPages | undefined> {
    if (this.#running || this.#waiting.size === 0) return undefined;
    const running = new AbortController();
    this.#running = running;
    const brands = [...this.#waiting.values()].slice(0, most);
    const left = this.#waiting.size - brands.length + this.#unvisited.size;
    try {
      const faults = await this.#draw(brands, running.signal);
      const diagnostics = running.signal.aborted ? [] : await this.#locate(faults);
      if (running.signal.aborted) return undefined;
      this.#waiting.clear();
      this.#unvisited.clear();
      return { left, ...this.#keep(brands, diagnostics) };
    } catch (error) {
      if (running.signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.#running === running) this.#running = undefined;
    }
  }

  #keep(brands: readonly CompiledBrand[], diagnostics: readonly Diagnostic[]): Omit<DrawnPages, "left"> {
    const findings = brands.map(({ id }) => [id, diagnostics.filter((one) => one.brands.includes(id))] as const);
    const healed = findings.flatMap(([id, own]) => (own.length === 0 && this.#broken.has(id) ? [id] : []));
    for (const [id, own] of findings)
      if (own.length === 0) this.#broken.delete(id);
      else this.#broken.set(id, own);
    return { brands, diagnostics, healed };
  }
}
