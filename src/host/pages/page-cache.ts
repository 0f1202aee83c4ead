import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { BodyCache } from "../http/body-cache.ts";
import { type Encoded, PackedText } from "../http/encoded.ts";
import { DayClock, type DayOf } from "./day-clock.ts";
import { routeAddress, siteAddress, type RenderedPage } from "./page-renderer.ts";

/** A page in memory. */
export interface CachedPage {
  html: PackedText;
  policy: string;
  /** The site slice, which all routes of a brand share in one language. */
  site: Encoded;
  /** The address of the site slice, which can be cached for ever. */
  siteAddress: string;
  /** The route's slice without a rendering, and its address, which can be cached for ever, too. */
  route: PackedText;
  routeAddress: string;
  /** The route's slice with a rendering, for navigations within the site. */
  page: PackedText;
  /** Whether it says that the site is closed. */
  instead: boolean;
  /** Of the offline route: the document that phones cache. */
  offline?: { html: PackedText; policy: string };
}

interface Entry {
  digest: string;
  ready: Promise<CachedPage>;
  renderedAt: number;
  /** The bytes that it takes, once it was rendered. */
  bytes: number;
  /** The pending render that will replace this one. */
  renewal?: Promise<CachedPage>;
  instead?: boolean;
}

/** Milliseconds after which a page is stale: it is served once more while it is rendered again in the background. */
const FRESH = 5000;
/**
 * Milliseconds after which a page is too stale to be served: on a page with few visitors, yesterday's news would greet
 * the next.
 */
const LONGEST = 60_000;
const HTML_TYPE = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

type Render = (brand: CompiledBrand, language: Language, route: string) => Promise<RenderedPage>;

/** Milliseconds after which a page that was rendered is packed: until then it may be asked for. */
const PACK_AFTER = 2000;

/** Caches rendered pages: those that were asked for last, up to a number of bytes. */
export class PageCache {
  /** Those that were asked for last are at the end. */
  readonly #entries = new Map<string, Entry>();
  readonly #sites = new BodyCache();
  readonly #render: Render;
  readonly #days: DayClock;
  readonly #most: number;
  #bytes = 0;

  /** @param most How many bytes the pages may take. */
  constructor(render: Render, dayOf: DayOf, most = Number.POSITIVE_INFINITY) {
    this.#render = render;
    this.#days = new DayClock(dayOf);
    this.#most = most;
  }

  /** The page, from the cache when it is not too old. A page that says that the site is closed is not cached. */
  async page(brand: CompiledBrand, code: LanguageCode, route: string): Promise<CachedPage> {
    const key = `${brand.id} ${code} ${route}`;
    const entry = this.#entries.get(key);
    if (!entry || entry.digest !== brand.digest) return this.#start(key, brand, code, route).ready;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const now = Date.now();
    const age = now - entry.renderedAt;
    // Pages name the merchant's days: at midnight there, all of them are yesterday's.
    const isOfToday = this.#days.isToday(entry.renderedAt, now, brand.brand.features.timeZone);
    if (age <= FRESH && isOfToday) return entry.ready;
    const renewal = this.#renew(key, entry, brand, code, route);
    return age > LONGEST || !isOfToday || entry.instead ? renewal : entry.ready;
  }

  /** Drops a removed brand. */
  forget(brandId: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${brandId} `)) this.#drop(key);
    this.#sites.forget(`${brandId} `);
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Notes what a page takes, and makes room for it. */
  #weigh(key: string, entry: Entry, page: CachedPage): void {
    if (this.#entries.get(key) !== entry) return;
    const bytes = textsOf(page).reduce((sum, text) => sum + text.bytes(), 0);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most || oldest === key) return;
      this.#drop(oldest);
    }
  }

  /** Weighs a page now, and again when it was packed. */
  #settle(key: string, entry: Entry, page: CachedPage): void {
    this.#weigh(key, entry, page);
    setTimeout(async () => {
      for (const text of textsOf(page)) await text.pack();
      this.#weigh(key, entry, page);
    }, PACK_AFTER).unref();
  }

  #start(key: string, brand: CompiledBrand, code: LanguageCode, route: string): Entry {
    const ready = this.#make(brand, code, route);
    const entry: Entry = { digest: brand.digest, ready, renderedAt: Date.now(), bytes: 0 };
    this.#drop(key);
    this.#entries.set(key, entry);
    ready.then(
      (page) => {
        entry.instead = page.instead;
        this.#settle(key, entry, page);
      },
      () => {
        if (this.#entries.get(key) === entry) this.#drop(key);
      },
    );
    return entry;
  }

  /**
   * Renders a page again, once for all concurrent requests. When that fails the previous one stays, and the next
   * request retries.
   */
  #renew(key: string, entry: Entry, brand: CompiledBrand, code: LanguageCode, route: string): Promise<CachedPage> {
    if (entry.renewal) return entry.renewal;
    const renderedAt = Date.now();
    const renewal = this.#make(brand, code, route).then(
      (page) => {
        if (this.#entries.get(key) !== entry) return page;
        const { digest } = brand;
        const renewed = { digest, ready: Promise.resolve(page), renderedAt, instead: page.instead, bytes: entry.bytes };
        this.#entries.set(key, renewed);
        this.#settle(key, renewed, page);
        return page;
      },
      () => {
        delete entry.renewal;
        return entry.ready;
      },
    );
    entry.renewal = renewal;
    return renewal;
  }

  async #make(brand: CompiledBrand, code: LanguageCode, requested: string): Promise<CachedPage> {
    const language = brand.languages.find((candidate) => candidate.code === code);
    if (!language) throw new Error(`${brand.id} does not offer ${code}`);
    const rendered = await this.#render(brand, language, requested);
    const { site, route: slice, rendering, offline } = rendered;
    const address = siteAddress(site);
    return {
      html: new PackedText(rendered.html, HTML_TYPE),
      policy: rendered.policy,
      site: await this.#sites.take(
        `${brand.id} ${code}`,
        address,
        () => new PackedText(JSON.stringify(site), JSON_TYPE),
      ),
      siteAddress: address,
      route: new PackedText(JSON.stringify(slice), JSON_TYPE),
      routeAddress: routeAddress(code, slice),
      page: new PackedText(JSON.stringify({ ...slice, ...rendering }), JSON_TYPE),
      instead: rendered.instead,
      ...(offline && { offline: { html: new PackedText(offline.html, HTML_TYPE), policy: offline.policy } }),
    };
  }
}

function textsOf({ html, route, page, offline }: CachedPage): PackedText[] {
  return [html, route, page, ...(offline ? [offline.html] : [])];
}
