import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Batch, Look } from "../compiler/brand-compiler.ts";
import type { KnownBrand } from "../compiler/layer-outlines.ts";
import { oneOfEach } from "./one-of-each.ts";

/** What compiling brands changed. */
export interface Change {
  /** Brands that are new or have changed, of those that are served. */
  updated: readonly CompiledBrand[];
  /** Ids of others: they are compiled again when somebody asks for them. */
  unvisited: readonly string[];
  /** Ids of brands that were not there before. */
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
}

/** The brands: all that there are by name, and those that are served, always in their last good version. */
export class BrandStore {
  readonly #known = new Map<string, KnownBrand>();
  readonly #brands = new Map<string, CompiledBrand>();
  /** The brands that a host name could belong to. */
  #claims: ReadonlyMap<string, readonly string[]> = new Map();
  #byHost = new Map<string, CompiledBrand>();
  /** Digests of the newest versions without errors. */
  readonly #digests = new Map<string, string>();
  readonly #broken = new Map<string, readonly Diagnostic[]>();
  /** What was found in each brand last; under "" what belongs to none. */
  readonly #findings = new Map<string, readonly Diagnostic[]>();
  /** Brands that have changed since they were compiled, and those among them that are new. */
  readonly #edited = new Set<string>();
  readonly #new = new Set<string>();
  #isOpen = false;

  /** The brand of a host name, or undefined. */
  atHost(hostName: string): CompiledBrand | undefined {
    return this.#byHost.get(hostName);
  }

  /** Ids of brands that say that a host name is theirs. */
  claimantsOf(hostName: string): readonly string[] {
    return this.#claims.get(hostName) ?? [];
  }

  /** The brands that are served. */
  all(): CompiledBrand[] {
    return [...this.#brands.values()];
  }

  /** Every brand that there is, also those that nobody has asked for. */
  known(): KnownBrand[] {
    return [...this.#known.values()];
  }

  isServed(id: string): boolean {
    return this.#brands.has(id);
  }

  /** Errors of all brands that have some. */
  broken(): ReadonlyMap<string, readonly Diagnostic[]> {
    return this.#broken;
  }

  /** Everything that was found in the brands, each finding once. */
  findings(): readonly Diagnostic[] {
    return oneOfEach([...this.#findings.values()].flat());
  }

  /** Takes note of which brands there are. */
  note({ known, removed, affected }: Look): void {
    for (const id of removed) this.#forget(id);
    for (const brand of known) {
      if (this.#isOpen && !this.#known.has(brand.id)) this.#new.add(brand.id);
      this.#known.set(brand.id, brand);
    }
    if (this.#isOpen) for (const id of affected) this.#edited.add(id);
    this.#isOpen = true;
    this.#claims = claimsOf(this.#known.values());
    this.#findHosts();
  }

  /** Updates the brands that were compiled without errors. */
  take(batch: Batch): Change {
    const { sound, broken, absent, made, diagnostics, migrated } = batch;
    const changed = [...sound.keys()].filter((id) => this.#isChanged(id, sound.get(id)));
    const healed = [...sound.keys()].filter((id) => this.#broken.has(id));
    const added = [...sound.keys()].filter((id) => this.#new.delete(id));
    const removed = absent.filter((id) => this.#known.has(id));
    for (const id of removed) this.#forget(id);
    for (const { brand } of made)
      if (sound.has(brand.id) || !this.#brands.has(brand.id)) this.#brands.set(brand.id, brand);
    this.#keepOutcome(batch);
    this.#findHosts();
    const updated = changed.flatMap((id) => this.#brands.get(id) ?? []);
    const unvisited = changed.filter((id) => !this.#brands.has(id));
    return { updated, unvisited, added, healed, removed, broken, diagnostics, migrated };
  }

  /** Without a version to compare with, an edit counts as a change. */
  #isChanged(id: string, digest: string | undefined): boolean {
    const before = this.#digests.get(id);
    return before === undefined ? this.#edited.has(id) : before !== digest;
  }

  #keepOutcome({ sound, broken, diagnostics }: Batch): void {
    for (const [id, digest] of sound) {
      this.#digests.set(id, digest);
      this.#broken.delete(id);
    }
    for (const [id, errors] of broken) this.#broken.set(id, errors);
    const looked = [...sound.keys(), ...broken.keys()];
    for (const id of looked) {
      this.#edited.delete(id);
      const own = diagnostics.filter(({ brands }) => brands.includes(id));
      if (own.length > 0) this.#findings.set(id, own);
      else this.#findings.delete(id);
    }
    const isOfNone = ({ brands }: Diagnostic) => !brands.some((id) => this.#known.has(id));
    if (looked.length === this.#known.size) this.#findings.set("", diagnostics.filter(isOfNone));
  }

  #forget(id: string): void {
    for (const map of [this.#known, this.#brands, this.#digests, this.#broken, this.#findings]) map.delete(id);
    for (const set of [this.#edited, this.#new]) set.delete(id);
  }

  /** A host that a valid brand names now is its own. */
  #findHosts(): void {
    const lastGoodFirst = this.all().sort((a, b) => Number(this.#broken.has(b.id)) - Number(this.#broken.has(a.id)));
    this.#byHost = new Map(
      lastGoodFirst.flatMap((brand) => brand.brand.hosts.map((host): [string, CompiledBrand] => [host, brand])),
    );
  }
}

function claimsOf(brands: Iterable<KnownBrand>): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const { id, hosts } of brands) for (const host of hosts) claims.set(host, [...(claims.get(host) ?? []), id]);
  return claims;
}
