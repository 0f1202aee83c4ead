import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { encode, type Encoded } from "./encoded.ts";
import { siteAddress, type RenderedPage } from "./page-renderer.ts";

/** A page in memory, compressed. */
export interface CachedPage {
  html: Encoded;
  policy: string;
  site: Encoded;
  /** The address under which the site slice may be kept for good. */
  siteAddress: string;
  page: Encoded;
}

interface Entry {
  digest: string;
  ready: Promise<CachedPage>;
  renderedAt: number;
  refreshing: boolean;
}

/** Milliseconds after which a page is rendered again, in the background: whoever asks meanwhile gets the one before. */
const FRESH = 5000;
const JSON_TYPE = "application/json; charset=utf-8";

/** Keeps every rendered page, compressed once. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #render: (brand: CompiledBrand, language: Language, route: string) => Promise<RenderedPage>;

  constructor(render: (brand: CompiledBrand, language: Language, route: string) => Promise<RenderedPage>) {
    this.#render = render;
  }

  /** The page, at once when it was rendered before. */
  async page(brand: CompiledBrand, code: LanguageCode, route: string): Promise<CachedPage> {
    const key = `${brand.id} ${code} ${route}`;
    const entry = this.#entries.get(key);
    if (!entry || entry.digest !== brand.digest) return this.#start(key, brand, code, route).ready;
    if (Date.now() - entry.renderedAt > FRESH && !entry.refreshing) this.#refresh(key, entry, brand, code, route);
    return entry.ready;
  }

  /** Forgets a brand that is gone. */
  forget(brandId: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${brandId} `)) this.#entries.delete(key);
  }

  #start(key: string, brand: CompiledBrand, code: LanguageCode, route: string): Entry {
    const entry: Entry = { digest: brand.digest, ready: this.#make(brand, code, route), renderedAt: Date.now(), refreshing: false };
    this.#entries.set(key, entry);
    entry.ready.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry;
  }

  #refresh(key: string, entry: Entry, brand: CompiledBrand, code: LanguageCode, route: string): void {
    entry.refreshing = true;
    const renderedAt = Date.now();
    this.#make(brand, code, route)
      .then((page) => {
        if (this.#entries.get(key) === entry) this.#entries.set(key, { digest: brand.digest, ready: Promise.resolve(page), renderedAt, refreshing: false });
      })
      .catch(() => { entry.refreshing = false; });
  }

  async #make(brand: CompiledBrand, code: LanguageCode, route: string): Promise<CachedPage> {
    const language = brand.languages.find((candidate) => candidate.code === code);
    if (!language) throw new Error(`${brand.id} does not offer ${code}`);
    const rendered = await this.#render(brand, language, route);
    const [html, site, page] = await Promise.all([
      encode(rendered.html, "text/html; charset=utf-8"), encode(JSON.stringify(rendered.site), JSON_TYPE), encode(JSON.stringify(rendered.page), JSON_TYPE),
    ]);
    return { html, policy: rendered.policy, site, siteAddress: siteAddress(rendered.site), page };
  }
}
