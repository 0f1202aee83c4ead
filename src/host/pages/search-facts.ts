import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import { mishaps } from "#descriptor/places.ts";
import { required } from "#kernel/assert.ts";

/** What a page says to search engines. */
export interface SearchFacts {
  description: string;
  /** Whether it may be listed. */
  listed: boolean;
  /** The one address under which it is listed; null: it has none. */
  canonical: string | null;
}

/** `open`: whether guests may enter the route. */
export function searchFacts(
  compiled: CompiledBrand,
  language: Language,
  routeId: string,
  { title, open }: { title: string; open: boolean },
): SearchFacts {
  const { routes, places, hosts } = compiled.brand;
  const route = required(routes[routeId], `The route "${routeId}"`);
  const said = (id: string) => compiled.texts[language.code]?.[routes[id]?.description ?? ""];
  const listed = open && !mishaps.some((place) => places[place] === routeId);
  const host = hosts.find((name) => !name.endsWith("localhost"));
  return {
    description: said(routeId) ?? [title, said(places.home)].filter(Boolean).join(" – "),
    listed,
    // Each query of a route that reads one is a page of its own.
    canonical: listed && host !== undefined && route.query === undefined ? `https://${host}${route.path}` : null,
  };
}
