import { resolve } from "node:path";
import type { ServerResponse } from "node:http";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { assetsOf, type BrandAssets } from "./brands/brand-assets.ts";
import { drawBrands } from "#draw/draw-brands.ts";
import { BrandStore, type Change } from "./brands/brand-store.ts";
import { DrawnEdits, type DrawnPages, type DrawPages } from "./brands/drawn-edits.ts";
import { WaitingBrands } from "./brands/waiting-brands.ts";
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
import { provision } from "./platform/provision.ts";
import { PublicData } from "./platform/public-data.ts";
import { logger } from "./logger.ts";
import type { HostSettings } from "./settings.ts";
import { trustedProxies, type TrustedProxies } from "./http/visitor-address.ts";
import { reportOf } from "./brands/diagnostics-report.ts";
import type { BrandCompiler } from "./compiler/brand-compiler.ts";
import { ThreadCompiler } from "./compiler/thread-compiler.ts";

const NO_ASSETS: BrandAssets = { urls: {}, bodies: new Map() };

/** So many brands are compiled at once, for one report; of more, those that somebody looks at come first. */
const TOGETHER = 20;

const NO_CHANGE: Change = {
  updated: [],
  unvisited: [],
  added: [],
  healed: [],
  removed: [],
  broken: new Map(),
  diagnostics: [],
  migrated: [],
};

/** What a host does elsewhere than in the thread that answers. */
export interface Helpers {
  compiler?: BrandCompiler;
  draw?: DrawPages;
}

/** The served brands, their pages and pictures, and the pages that listen for edits. */
export class SiteHost {
  readonly settings: HostSettings;
  readonly trusted: TrustedProxies;
  readonly build: Build;
  readonly brands = new BrandStore();
  readonly events = new EditEvents();
  readonly calls: PlatformCalls;
  /** How many pages may listen for edits at a time. */
  readonly streams: Quota;
  /** How many broken widgets pages may report in a minute. */
  readonly reports: Rate;
  /** Manifests, icons and service workers. */
  readonly bodies = new BodyCache();
  readonly #compiler: BrandCompiler;
  readonly #waiting = new WaitingBrands();
  /** Brands that are being compiled because somebody asks for them, and those that were. */
  readonly #opened = new Map<string, Promise<void>>();
  readonly #assets = new Map<string, BrandAssets>();
  readonly #pages: PageCache;
  readonly #drawn: DrawnEdits;
  #isStarted = false;
  #isTidy = false;

  constructor(settings: HostSettings, build: Build, { compiler, draw }: Helpers = {}) {
    this.settings = settings;
    this.#compiler = compiler ?? new ThreadCompiler(settings, settings.dist);
    this.#drawn = new DrawnEdits(draw ?? drawIn(settings.dist), (faults) => this.#compiler.locate(faults));
    this.trusted = trustedProxies(settings.trustedProxies);
    this.build = build;
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
      settings.limits.pageBytes,
    );
  }

  /**
   * Looks at what has changed at these paths, or at everything, and compiles the brands that this reaches: all of them if
   * they are few, otherwise those on open pages. The others wait for `compileNext`.
   */
  async reload(paths?: readonly string[]): Promise<Change> {
    const look = await this.#compiler.look(paths);
    this.brands.note(look);
    this.#forget(look.removed);
    for (const id of look.affected) this.#opened.delete(id);
    this.#waiting.add(look.affected);
    const areFew = look.affected.length <= TOGETHER;
    const isOpen = (id: string) => this.events.isOpen(id);
    const urgent = areFew ? look.affected : this.#waiting.next(TOGETHER, this.#urgency).filter(isOpen);
    const change = await this.#compile(urgent, areFew ? urgent : []);
    const removed = [...look.removed, ...change.removed];
    if (this.#isStarted && this.settings.live !== "off") this.#drawn.take({ ...change, removed });
    this.#isStarted = true;
    await this.#tidy(removed.length > 0);
    return { ...change, removed, broken: new Map(this.brands.broken()), diagnostics: this.brands.findings() };
  }

  /** Compiles the next of the brands that wait: one, because an edit or a visitor may have to wait for it. Undefined: none waits. */
  async compileNext(): Promise<Change | undefined> {
    if (this.#waiting.size === 0) return undefined;
    const change = await this.#compile(this.#waiting.next(1, this.#urgency), []);
    if (this.settings.live !== "off") this.#drawn.take(change);
    await this.#tidy(false);
    return change;
  }

  /** Whether a brand has not been compiled yet since it was read. */
  isWaiting(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** The brand of a host name, compiled if nobody has asked for it before. */
  async brandAt(hostName: string): Promise<CompiledBrand | undefined> {
    const ids = this.brands.claimantsOf(hostName).filter((id) => !this.brands.isServed(id));
    for (const id of ids) {
      if (!this.#opened.has(id)) this.#opened.set(id, this.#open(id));
      await this.#opened.get(id);
    }
    return this.brands.atHost(hostName);
  }

  /** Notifies open pages of an edit's outcome. */
  announce(brands: readonly CompiledBrand[] = this.brands.all()): void {
    for (const brand of brands)
      if (this.events.isOpen(brand.id)) for (const edit of this.#edits(brand)) this.events.send(brand.id, edit);
  }

  /**
   * Draws every page of the brands that edits have changed, and notifies those with faults. No request waits for it.
   * Undefined: there is nothing to draw, or a newer edit comes first.
   */
  async drawEdits(): Promise<DrawnPages | undefined> {
    const drawn = await this.#drawn.draw();
    if (drawn) this.announce(drawn.brands);
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

  /** Renders the home page of every served brand: other pages are rendered when a visitor first asks for them. */
  async renderHomes(): Promise<void> {
    for (const brand of this.brands.all())
      for (const { code } of brand.languages)
        // A page that fails is its brand's problem: every other one is ready.
        await this.page(brand, code, brand.brand.places.home).catch((error: unknown) =>
          logger.error({ err: error, brand: brand.id, language: code }, "the home page cannot be rendered"),
        );
  }

  /** Open pages come first, then brands that somebody has asked for. */
  readonly #urgency = (id: string): number => (this.events.isOpen(id) ? 2 : this.brands.isServed(id) ? 1 : 0);

  async #open(id: string): Promise<void> {
    const wasWaiting = this.#waiting.has(id);
    try {
      await this.#compile([id], [id]);
      // What is wrong with it is reported when its turn comes.
      if (wasWaiting) this.#waiting.add([id]);
      const brand = this.brands.all().find((one) => one.id === id);
      if (brand) await provision([brand], this.settings);
    } catch (error) {
      this.#opened.delete(id);
      throw error;
    }
  }

  /** Compiles brands, and serves those that are served already, or wanted. */
  async #compile(ids: readonly string[], wanted: readonly string[]): Promise<Change> {
    const isWanted = (id: string) => wanted.includes(id) || this.brands.isServed(id);
    this.#waiting.done(ids);
    if (ids.length === 0) return NO_CHANGE;
    const batch = await this.#compiler.compile(ids, ids.filter(isWanted)).catch((error: unknown) => {
      this.#waiting.add(ids);
      throw error;
    });
    for (const err of batch.failures) logger.warn({ err }, "the last good version of a brand cannot be kept");
    for (const { brand, pictures } of batch.made)
      // A brand with a mistake also keeps the pictures of its last good version.
      if (batch.sound.has(brand.id) || !this.#assets.has(brand.id))
        this.#assets.set(brand.id, await assetsOf(pictures));
    const change = this.brands.take(batch);
    this.#forget(change.removed);
    return change;
  }

  #forget(ids: readonly string[]): void {
    this.#waiting.done(ids);
    for (const id of ids) {
      this.#pages.forget(id);
      this.bodies.forget(`${id} `);
      this.calls.sockets.forget(id);
      this.#assets.delete(id);
      this.#opened.delete(id);
    }
  }

  /** Forgets the last good versions of brands that were removed, also while the host was not running. */
  async #tidy(isNeeded: boolean): Promise<void> {
    if (!isNeeded && (this.#isTidy || this.#waiting.size > 0)) return;
    this.#isTidy = true;
    await this.#compiler.tidy();
  }

  /** What an open page has to know: its brand's newest version, and what is wrong with it or with a later edit. */
  #edits(brand: CompiledBrand): object[] {
    const isShown = this.settings.live === "diagnostics";
    const errors = isShown ? this.brands.broken().get(brand.id) : undefined;
    if (errors !== undefined) return [{ kind: "broken", report: reportOf(errors) }];
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
