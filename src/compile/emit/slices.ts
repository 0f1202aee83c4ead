import type { CompiledBrand, RouteEntry, RouteSlice, ScreenUse, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { PhoneAuthSetup } from "#descriptor/phone-auth.ts";
import type { Route } from "#descriptor/route.ts";
import { required } from "#kernel/assert.ts";
import { describedCalls } from "./described-calls.ts";
import { seenScreen } from "./seen-screen.ts";
import { screenOfRoute } from "./versions.ts";
import { resolvedForm } from "./resolved-form.ts";

/** What the host adds to a brand's slice. */
interface Extras {
  assets: Record<string, string>;
  watched: boolean;
  /** Whether pages report broken widgets to the host. */
  reports?: boolean;
  /** Origin of the sandbox's demo games; absent when there are none. */
  sandboxGames?: string | null | undefined;
  phoneAuth?: PhoneAuthSetup | undefined;
}

/** The part of a brand that every page carries, in one language. */
export function siteSlice(compiled: CompiledBrand, language: LanguageCode, extras: Extras): SiteSlice {
  const { brand } = compiled;
  // The host decides which providers are available: the brand's list alone could show buttons that do not work.
  const { phoneAuth: _wanted, ...features } = brand.features;
  return {
    brand: compiled.id,
    digest: compiled.digest,
    name: brand.name,
    language,
    languages: compiled.languages,
    merchant: brand.merchant,
    market: brand.market,
    logo: brand.logo,
    scheme: brand.theme.scheme,
    flags: brand.flags,
    features,
    ...(extras.phoneAuth && { phoneAuth: extras.phoneAuth }),
    routes: Object.fromEntries(Object.entries(brand.routes).map(([id, route]) => [id, routeEntry(route)])),
    places: brand.places,
    access: Object.fromEntries(Object.entries(brand.access).map(([id, { enter }]) => [id, { enter }])),
    header: brand.header,
    footer: brand.footer,
    ...(brand.footers && { footers: brand.footers }),
    menus: brand.menus,
    gameOrigins: gameOriginsOf(brand.gateway, extras.sandboxGames),
    texts: wordsOf(compiled, language, compiled.frameUse),
    icons: drawingsOf(compiled, compiled.frameUse),
    ...describedCalls(compiled.frameUse.calls),
    assets: extras.assets,
    watched: extras.watched,
    ...(extras.reports && { reports: true }),
  };
}

/** The part of a brand that one route needs, in one language, without what the site slice carries. */
export function routeSlice(compiled: CompiledBrand, language: LanguageCode, routeId: string): RouteSlice {
  const { brand } = compiled;
  const route = required(brand.routes[routeId], `The route "${routeId}"`);
  const use = required(compiled.uses[routeId], `The uses of "${routeId}"`);
  const { frameUse } = compiled;
  const frame = { texts: new Set(frameUse.texts), icons: new Set(frameUse.icons), calls: new Set(frameUse.calls) };
  const own = {
    ...use,
    texts: use.texts.filter((key) => !frame.texts.has(key)),
    icons: use.icons.filter((name) => !frame.icons.has(name)),
  };
  return {
    route: routeId,
    screen: {
      ...seenScreen(screenOfRoute(route, brand.screens), brand),
      ...(use.parameters && { parameters: use.parameters }),
    },
    forms: Object.fromEntries(
      Object.entries(pick(brand.forms, use.forms)).map(([id, form]) => [id, resolvedForm(form, brand.registration)]),
    ),
    rules: pick(brand.rules, use.rules),
    texts: wordsOf(compiled, language, own),
    icons: drawingsOf(compiled, own),
    ...describedCalls(use.calls.filter((name) => !frame.calls.has(name))),
  };
}

function routeEntry(route: Route): RouteEntry {
  const { path, aliases, title, header, footer, back, access, enter } = route;
  return {
    path,
    header,
    footer,
    ...(access !== undefined && { access }),
    ...(aliases && { aliases }),
    ...(title && { title }),
    ...(back && { back }),
    ...(enter && { enter }),
  };
}

function wordsOf(compiled: CompiledBrand, language: LanguageCode, use: ScreenUse): Record<string, string> {
  return pick(required(compiled.texts[language], `The language ${language}`), use.texts);
}

function drawingsOf(compiled: CompiledBrand, use: ScreenUse) {
  return pick(compiled.icons, use.icons);
}

function pick<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  const picked: Record<string, T> = {};
  for (const name of names) {
    const value = all[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** Origins whose games may be framed: those the brand lists, and the sandbox's for a brand that uses it. */
function gameOriginsOf(
  { platform, games }: CompiledBrand["brand"]["gateway"],
  sandboxGames: string | null | undefined,
): string[] {
  return platform === "sandbox" && typeof sandboxGames === "string" ? [...games, sandboxGames] : games;
}
