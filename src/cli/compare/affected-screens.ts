import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { isObject } from "#kernel/json.ts";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import { same } from "./same.ts";
import { screensOf } from "#compile/analyse/screens-of.ts";

/** The screens on which a visitor can notice a change, sorted; "all" when it is in what every page carries. */
export type AffectedScreens = "all" | readonly string[];

/** Which screens differ between two states of a brand: those whose routes use different parts. */
export function affectedScreens(before: CompiledBrand, after: CompiledBrand): AffectedScreens {
  if (before.digest === after.digest) return [];
  const flags = changedFlags(before, after);
  if (!same(frameOf(before), frameOf(after), true) || [before, after].some((one) => asksOneOf(frameOf(one), flags)))
    return "all";
  const routes = [...new Set([...Object.keys(before.brand.routes), ...Object.keys(after.brand.routes)])];
  const byRoute = routes
    .filter((id) => !same(routeOf(before, id), routeOf(after, id)) || asksOneOf(routeOf(after, id), flags))
    .flatMap((id) => [...screensOf(before.brand.routes[id]), ...screensOf(after.brand.routes[id])]);
  const byContent = Object.keys(after.brand.screens).filter(
    (id) => !same(contentOf(before, id), contentOf(after, id), true) || asksOneOf(contentOf(after, id), flags),
  );
  return [...new Set([...byRoute, ...byContent])].filter((screen) => Object.hasOwn(after.brand.screens, screen)).sort();
}

/**
 * The content of every page, except the table of routes, of which each page has its own entry, and the rules they name.
 */
function frameOf(compiled: CompiledBrand): unknown {
  const { css, themeColour, brand } = compiled;
  const slices = brand.languages.offered.map((language) => {
    const {
      digest: _digest,
      routes: _routes,
      access: _access,
      flags: _flags,
      brand: _brand,
      watched: _watched,
      ...rest
    } = siteSlice(compiled, language, { assets: {}, watched: false });
    return rest;
  });
  return {
    css,
    themeColour,
    slices,
    phoneAuth: brand.features.phoneAuth,
    fallback: brand.languages.default,
    hosts: brand.hosts,
    gateway: brand.gateway,
  };
}

/** A route's own content: its entry, its title's texts, and who may enter. */
function routeOf({ brand, texts }: CompiledBrand, id: string): unknown {
  const route = brand.routes[id];
  return (
    route && {
      route,
      access: brand.access[route.access ?? ""]?.enter,
      titles: Object.values(texts).map((words) => words[route.title ?? ""]),
    }
  );
}

/**
 * The content of a screen in every language; undefined for one that no route shows. All its routes have the same,
 * except for their titles.
 */
function contentOf(compiled: CompiledBrand, screen: string): unknown {
  const { routes, languages } = compiled.brand;
  const [id, route] = Object.entries(routes).find(([, one]) => screensOf(one).includes(screen)) ?? [];
  if (id === undefined) return undefined;
  return languages.offered.map((language: LanguageCode) => {
    const { route: _route, texts, ...rest } = routeSlice(compiled, language, id);
    const { [route?.title ?? ""]: _title, ...words } = texts;
    return { ...rest, words };
  });
}

function changedFlags(before: CompiledBrand, after: CompiledBrand): Set<string> {
  const names = [...Object.keys(before.brand.flags), ...Object.keys(after.brand.flags)];
  return new Set(names.filter((name) => before.brand.flags[name] !== after.brand.flags[name]));
}

/** Whether a condition in a value uses one of these flags. */
function asksOneOf(value: unknown, flags: ReadonlySet<string>): boolean {
  if (flags.size === 0) return false;
  if (Array.isArray(value)) return value.some((inner) => asksOneOf(inner, flags));
  if (!isObject(value)) return false;
  return (
    (typeof value["flag"] === "string" && flags.has(value["flag"])) ||
    Object.values(value).some((inner) => asksOneOf(inner, flags))
  );
}
