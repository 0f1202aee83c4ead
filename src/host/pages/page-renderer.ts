import { createHash } from "node:crypto";
import type { CompiledBrand, Language, Rendering, RouteSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { hashOf } from "#kernel/random.ts";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import type { CallOutput } from "#gateway/contract.ts";
import type { Build } from "./build.ts";
import { phoneAuthOf } from "./phone-auth.ts";
import { iconAddress } from "../install/brand-icon.ts";
import { composeDocument, type Document, type DocumentParts } from "./document.ts";
import { fontFaces } from "./fonts.ts";
import { composeOfflinePage } from "./offline-document.ts";
import { searchFacts } from "./search-facts.ts";
import type { PictureServers } from "../platform/picture-servers.ts";
import type { PublicData } from "../platform/public-data.ts";

/** A page that is ready to be served, and what it was rendered from, for navigations within the site. */
export interface RenderedPage extends Document {
  site: SiteSlice;
  route: RouteSlice;
  rendering: Rendering;
  /** Whether another view replaces the route: maintenance, or a restricted region. */
  instead: boolean;
  /** Of the offline route: the document that phones cache. */
  offline?: Document;
}

/** What rendering needs in addition to the brand. */
interface Context {
  build: Build;
  data: PublicData;
  assets: Record<string, string>;
  pictures: PictureServers;
  watched: boolean;
  /** Whether pages report broken widgets. */
  reports: boolean;
  /** Base URL of the emulator of phone-auth providers; null: there is none. */
  phoneAuthEmulator: string | null;
  /** Origin of the sandbox's demo games; null: there are none. */
  games: string | null;
}

/** Renders one route of a brand in one language; while the platform is in maintenance, the maintenance view instead. */
export async function renderPage(
  brand: CompiledBrand,
  language: Language,
  requested: string,
  context: Context,
): Promise<RenderedPage> {
  const { build, data } = context;
  const transport = data.transport(brand);
  // Phones cache the offline page: it must not say that the site was closed one day.
  const { places } = brand.brand;
  const route =
    (requested === places.offline
      ? undefined
      : await build.prerender.routeInsteadNow(brand.brand.merchant.code, places, transport)) ?? requested;
  const phoneAuth = phoneAuthOf(brand.brand, context.phoneAuthEmulator);
  const { assets, watched, reports, games } = context;
  const site = siteSlice(brand, language.code, { assets, watched, reports, phoneAuth, sandboxGames: games });
  const pictures = context.pictures.choose(brand.id, await offeredPictureServers(brand, language, transport));
  const slice = routeSlice(brand, language.code, route);
  const bare = bareRendering(brand, route, pictures);
  const rendered = await build.prerender.prerender(
    { site, page: { ...slice, ...bare } },
    brand.brand.routes[requested]?.path ?? "/",
    transport,
  );
  const rendering: Rendering = { ...bare, answers: rendered.answers };

  const parts: DocumentParts = {
    brand,
    language,
    title: rendered.title,
    // Another view says that the site is closed: nobody should find that under the route's address.
    search: searchFacts(brand, language, requested, { ...rendered, open: rendered.open && route === requested }),
    html: rendered.html,
    fold: rendered.fold,
    rendering,
    siteAddress: siteAddress(site),
    routeAddress: routeAddress(language.code, slice),
    memberCalls: rendered.memberCalls,
    ...filesOfPage({ site, page: slice }, rendered, build),
    ...fontsOf(brand, build),
    pictureOrigins: pictures === null ? [] : [new URL(pictures).origin],
    gameOrigins: site.gameOrigins,
    phoneAuth,
    icon: iconAddress(brand, assets),
  };
  // A page that is open already fetches a route's own slice, and has the start-up view from the start-up configuration.
  return {
    ...composeDocument(parts),
    ...(route === places.offline && { offline: composeOfflinePage(parts) }),
    site,
    ...(route === requested
      ? { route: slice, rendering }
      : {
          route: routeSlice(brand, language.code, requested),
          rendering: bareRendering(brand, requested, pictures),
        }),
    instead: route !== requested,
  };
}

/** The scripts and styles of a page, in the order in which the phone needs them. */
function filesOfPage(
  slices: { site: SiteSlice; page: RouteSlice },
  { memberCalls }: Pick<DocumentParts, "memberCalls">,
  build: Build,
): Pick<DocumentParts, "entry" | "entryScripts" | "screenScripts" | "styles" | "laterStyles"> {
  const { frame, screen, above, early } = build.prerender.widgetsOfPage(slices);
  const filesOf = (types: readonly string[]) => types.map((type) => build.widget(type as WidgetType));
  const frameFiles = filesOf(frame);
  const screenFiles = filesOf(screen);
  const critical = unique([
    ...build.entry.styles,
    ...[...frameFiles, ...screenFiles.slice(0, above)].flatMap((files) => files.styles),
  ]);
  const entryScripts = unique([...build.entry.scripts, ...frameFiles.flatMap((files) => files.scripts)]);
  return {
    entry: build.entry.scripts.at(-1) ?? "",
    entryScripts: largestFirst(entryScripts, build),
    // The rest is requested when the frame hydrates.
    screenScripts: unique(
      [...(memberCalls.length > 0 ? [build.transport] : []), ...filesOf(early)].flatMap((files) => files.scripts),
    ).filter((path) => !entryScripts.includes(path)),
    styles: critical.map((path) => ({ path, css: build.css(path) })),
    laterStyles: unique(screenFiles.flatMap((files) => files.styles)).filter((path) => !critical.includes(path)),
  };
}

/** The font families that the brand names. */
function fontsOf({ brand }: CompiledBrand, build: Build): Pick<DocumentParts, "fontCss" | "fontFiles"> {
  const { display, body } = brand.theme.font;
  const used = [display.$value, body.$value];
  return {
    fontCss: fontFaces(used, build.fonts),
    fontFiles: unique(used.flatMap((id) => build.fonts[id] ?? [])),
  };
}

/** The platform's picture servers (games §9); undefined when it does not answer. */
async function offeredPictureServers(
  { brand }: CompiledBrand,
  { code }: Language,
  transport: Transport,
): Promise<readonly string[] | undefined> {
  const answer = transport({
    call: "settings",
    input: { language: code },
    merchantCode: brand.merchant.code,
    token: null,
  }) as Promise<CallOutput<"settings">>;
  return answer.then(
    ({ imageCDNs }) => imageCDNs,
    () => undefined,
  );
}

/** A rendering before any call to the platform. */
function bareRendering(brand: CompiledBrand, route: string, pictures: string | null): Rendering {
  const now = Date.now();
  return {
    answers: [],
    renderedAt: now,
    pictures,
    seed: hashOf(`${brand.digest}${route}${Math.floor(now / 60_000)}`),
  };
}

function largestFirst(paths: readonly string[], { assets }: Build): string[] {
  return paths.toSorted((one, other) => (assets.get(other)?.plain.length ?? 0) - (assets.get(one)?.plain.length ?? 0));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Address of a brand's slice. It contains its hash, so that browsers can cache it for ever. */
export function siteAddress(site: SiteSlice): string {
  return `/_livery/${site.language}/site.json?v=${contentHash(site)}`;
}

/** Address of a route's slice, with its hash as well. */
export function routeAddress(language: LanguageCode, slice: RouteSlice): string {
  return `/_livery/${language}/route/${slice.route}.json?v=${contentHash(slice)}`;
}

function contentHash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}
