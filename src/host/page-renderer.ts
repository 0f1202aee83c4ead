import { createHash } from "node:crypto";
import type { CompiledBrand, Language, PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { hashOf } from "#kernel/random.ts";
import { pageSlice, siteSlice } from "#compile/slices.ts";
import type { Build } from "./build.ts";
import { phoneAuthOf } from "./phone-auth.ts";
import { iconAddress } from "./brand-icon.ts";
import { composeDocument, type Document } from "./document.ts";
import { fontFaces } from "./fonts.ts";
import type { PublicData } from "./public-data.ts";

/** A page that is ready to be served, and its slice for those who are on the site already. */
export interface RenderedPage extends Document {
  site: SiteSlice;
  page: PageSlice;
  /** Whether another view stands in the route's place: maintenance, or a region that is not served. */
  instead: boolean;
}

/** What rendering needs beside the brand. */
interface Context {
  build: Build;
  data: PublicData;
  assets: Record<string, string>;
  watched: boolean;
  /** Base URL of the emulator of phone-auth providers; null: there is none. */
  phoneAuthEmulator: string | null;
}

/** The routes that start-up shows in place of every other (account §2.2). */
const INSTEAD = { app: null, maintenance: "maintenance", "region-restricted": "regionRestricted" } as const;

/** Kinds of widget, from the top of a screen, whose styles stand in the HTML: they fill the first screenful of a phone. */
const ABOVE_THE_FOLD = 5;

/** Renders one route of a brand in one language; while the platform is in maintenance, the maintenance view in its place. */
export async function renderPage(brand: CompiledBrand, language: Language, wanted: string, context: Context): Promise<RenderedPage> {
  const { build, data } = context;
  const transport = data.transport(brand);
  const route = INSTEAD[await build.prerender.startUpViewNow(brand.brand.merchant.code, transport)] ?? wanted;
  const phoneAuth = phoneAuthOf(brand.brand, context.phoneAuthEmulator);
  const site = siteSlice(brand, language.code, { assets: context.assets, watched: context.watched, phoneAuth });
  const bare = bareSlice(brand, language, route);
  const rendered = await build.prerender.prerender({ site, page: bare }, brand.brand.routes[wanted]?.path ?? "/", transport);
  const page: PageSlice = { ...bare, answers: rendered.answers };

  const { frame, screen } = build.prerender.widgetsOfPage({ site, page });
  const filesOf = (types: readonly string[]) => types.map((type) => build.widget(type as WidgetType));
  const frameFiles = filesOf(frame);
  const screenFiles = filesOf(screen);
  const critical = unique([...build.entry.styles, ...[...frameFiles, ...screenFiles.slice(0, ABOVE_THE_FOLD)].flatMap((files) => files.styles)]);
  const later = unique(screenFiles.flatMap((files) => files.styles)).filter((path) => !critical.includes(path));
  const fonts = brand.brand.theme.font;
  const used = [fonts.display.$value, fonts.body.$value];
  const document = composeDocument({
    brand, language, title: rendered.title, html: rendered.html, page, siteAddress: siteAddress(site),
    entry: build.entry.scripts.at(-1) ?? "", entryScripts: largestFirst(unique([...build.entry.scripts, ...frameFiles.flatMap((files) => files.scripts)]), build),
    screenScripts: unique(screenFiles.flatMap((files) => files.scripts)),
    styles: critical.map((path) => ({ path, css: build.css(path) })),
    laterStyles: later,
    fontCss: fontFaces(used, build.fonts),
    fontFiles: unique(used.flatMap((id) => build.fonts[id]?.file ?? [])),
    pictureOrigins: [], phoneAuth, icon: iconAddress(brand, context.assets),
  });
  // Who is on the site already asks for a route's own slice, and knows from start-up what stands in its place.
  return { ...document, site, page: route === wanted ? page : bareSlice(brand, language, wanted), instead: route !== wanted };
}

/** A route's slice before the platform has been asked anything. */
function bareSlice(brand: CompiledBrand, { code }: Language, route: string): PageSlice {
  const now = Date.now();
  return { ...pageSlice(brand, code, route), styles: [], answers: [], renderedAt: now, seed: hashOf(`${brand.digest}${route}${Math.floor(now / 60_000)}`) };
}

function largestFirst(paths: readonly string[], { assets }: Build): string[] {
  return paths.toSorted((one, other) => (assets.get(other)?.plain.length ?? 0) - (assets.get(one)?.plain.length ?? 0));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Address of a brand's slice. Its content is in the address, so that browsers may keep it for good. */
export function siteAddress(site: SiteSlice): string {
  return `/_livery/${site.language}/site.json?v=${createHash("sha256").update(JSON.stringify(site)).digest("hex").slice(0, 16)}`;
}
