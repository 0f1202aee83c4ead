import { resolve } from "node:path";
import type { ServerResponse } from "node:http";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { assetsOf, readPictures, type BrandAssets, type Pictures } from "./brands/brand-assets.ts";
import { drawBrands } from "#draw/draw-brands.ts";
import { BrandStore, type Change } from "./brands/brand-store.ts";
import { DrawnEdits, type DrawnPages, type DrawPages } from "./brands/drawn-edits.ts";
import { LastGood } from "./brands/last-good.ts";
import type { Build } from "./pages/build.ts";
import { themeAttributes } from "./pages/document.ts";
import { EditEvents } from "./brands/edit-events.ts";
import { BodyCache } from "./http/body-cache.ts";
import { Quota } from "./limits/quota.ts";
import { Rate } from "./limits/rate.ts";
import { PageCache } from "./pages/page-cache.ts";
import { renderPage } from "./pages/page-renderer.ts";
import { PlatformCalls } from "./platform/platform-calls.ts";
import { PictureServers } from "./platform/picture-servers.ts";
import { PublicData } from "./platform/public-data.ts";
import { logger } from "./logger.ts";
import { readSources } from "./brands/read-folder.ts";
import type { HostSettings } from "./settings.ts";
import { trustedProxies, type TrustedProxies } from "./http/visitor-address.ts";
import { reportOf } from "./brands/diagnostics-report.ts";

const NO_ASSETS: BrandAssets = { urls: {}, bodies: new Map() };

/** The served brands, their pages and pictures, and the pages that listen for edits. */
export class SiteHost {
  readonly settings: HostSettings;
  readonly trusted: TrustedProxies;
  readonly build: Build;
  readonly brands: BrandStore;
  readonly events = new EditEvents();
  readonly calls: PlatformCalls;
  /** How many pages may listen for edits at a time. */
  readonly streams: Quota;
  /** How many broken widgets pages may report in a minute. */
  readonly reports: Rate;
  /** Manifests, icons and service workers. */
  readonly bodies = new BodyCache();
  readonly #assets = new Map<string, BrandAssets>();
  readonly #broken = new Map<string, string>();
  readonly #pages: PageCache;
  readonly #lastGood: LastGood;
  readonly #drawn: DrawnEdits;

  constructor(settings: HostSettings, build: Build, draw: DrawPages = drawIn(settings.dist)) {
    this.settings = settings;
    this.brands = new BrandStore({ watched: settings.watch });
    this.#drawn = new DrawnEdits(draw);
    this.trusted = trustedProxies(settings.trustedProxies);
    this.build = build;
    this.#lastGood = new LastGood(settings);
    this.calls = new PlatformCalls(settings.limits);
    this.streams = new Quota(settings.limits.streams);
    this.reports = new Rate(settings.limits.reports);
    const data = new PublicData(settings.sandbox);
    const pictures = new PictureServers();
    this.#pages = new PageCache(
      (brand, language, route) =>
        renderPage(brand, language, route, {
          build,
          data,
          pictures,
          assets: this.assetsOf(brand).urls,
          watched: settings.live !== "off",
          reports: settings.reports,
          phoneAuthEmulator: settings.phoneAuthEmulator,
          games: settings.games,
        }),
      build.prerender.dayOf,
    );
  }

  /** Reads and compiles every brand, updates the valid ones, and notifies open pages. */
  async reload(): Promise<Change> {
    const { brands, textPacks, engine } = this.settings;
    const sources = await readSources(brands, textPacks, engine);
    const change = this.brands.take(sources);
    for (const id of change.removed) {
      this.#pages.forget(id);
      this.calls.sockets.forget(id);
      this.#assets.delete(id);
    }
    const isFirst = this.#assets.size === 0;
    for (const brand of this.brands.all()) {
      // A brand with a mistake also keeps the pictures of its last good version.
      if (change.broken.has(brand.id)) continue;
      const pictures = await readPictures(brands, brand.layers, engine);
      await this.#takePictures(brand.id, pictures);
      await this.#lastGood.keep(brand, sources, pictures);
    }
    for (const id of change.broken.keys()) if (!this.#assets.has(id)) await this.#restore(id);
    if (isFirst || change.removed.length > 0)
      await this.#lastGood.tidy([...this.#assets.keys(), ...change.broken.keys()]);
    if (!isFirst && this.settings.live !== "off") this.#drawn.take(change);
    this.#broken.clear();
    for (const [id, diagnostics] of change.broken) this.#broken.set(id, reportOf(diagnostics));
    return change;
  }

  /** Notifies open pages of an edit's outcome. */
  announce(): void {
    this.#notify(this.brands.all());
  }

  /**
   * Draws every page of the brands that edits have changed, and notifies those with faults. No request waits for it.
   * Undefined: there is nothing to draw, or a newer edit comes first.
   */
  async drawEdits(): Promise<DrawnPages | undefined> {
    const drawn = await this.#drawn.draw();
    if (drawn) this.#notify(drawn.brands);
    return drawn;
  }

  /** Opens the event stream of edits for a page. */
  listen(brand: CompiledBrand, response: ServerResponse): void {
    this.events.listen(brand.id, response, this.#edits(brand));
  }

  page(brand: CompiledBrand, language: LanguageCode, route: string) {
    return this.#pages.page(brand, language, route);
  }

  assetsOf(brand: CompiledBrand): BrandAssets {
    return this.#assets.get(brand.id) ?? NO_ASSETS;
  }

  /** Renders the home page of every brand: other pages are rendered when a visitor first asks for them. */
  async renderHomes(): Promise<void> {
    for (const brand of this.brands.all())
      for (const { code } of brand.languages)
        // A page that fails is its brand's problem: every other one is ready.
        await this.page(brand, code, brand.brand.places.home).catch((error: unknown) =>
          logger.error({ err: error, brand: brand.id, language: code }, "the home page cannot be rendered"),
        );
  }

  /** After a start: serves a brand with a mistake as it last was. */
  async #restore(id: string): Promise<void> {
    const files = await this.#lastGood.read(id);
    if (files && this.brands.restore(id, files.sources)) await this.#takePictures(id, files.pictures);
  }

  async #takePictures(id: string, pictures: Pictures): Promise<void> {
    this.#assets.set(id, await assetsOf(pictures));
  }

  #notify(brands: readonly CompiledBrand[]): void {
    for (const brand of brands) for (const edit of this.#edits(brand)) this.events.send(brand.id, edit);
  }

  /** What an open page has to know: its brand's newest version, and what is wrong with it or with a later edit. */
  #edits(brand: CompiledBrand): object[] {
    const isShown = this.settings.live === "diagnostics";
    const report = isShown ? this.#broken.get(brand.id) : undefined;
    if (report !== undefined) return [{ kind: "broken", report }];
    const findings = isShown ? this.#drawn.findingsOf(brand.id) : [];
    return [
      { kind: "updated", digest: brand.digest, css: brand.css, attributes: themeAttributes(brand) },
      ...(findings.length > 0 ? [{ kind: "broken", report: reportOf(findings) }] : []),
    ];
  }
}

/** Draws with the renderer of a build, in one thread: the others are for requests. */
function drawIn(dist: string): DrawPages {
  const build = resolve(dist, "server");
  return async (brands, signal) => (await drawBrands(brands, { build, most: 1, signal })).faults;
}
