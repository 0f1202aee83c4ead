import type * as Draw from "#app/draw.tsx";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";

export type Slices = Parameters<typeof Draw.draw>[0]["slices"];

/** A page of a brand, and the routes that show it. */
export interface Page {
  slices: Slices;
  /** The path of the first of its routes. */
  address: string;
  routes: string[];
}

/** The different pages of a brand in its default language: routes that show the same are one page. */
export function pagesOf(compiled: CompiledBrand): Page[] {
  const { languages, routes } = compiled.brand;
  const site = siteSlice(compiled, languages.default, { assets: {}, watched: false });
  const pages = new Map<string, Page>();
  for (const [id, { path, aliases: _other, title: _title, ...behaviour }] of Object.entries(routes)) {
    const slice = routeSlice(compiled, languages.default, id);
    const key = JSON.stringify([behaviour, slice.screen, slice.forms, slice.rules]);
    const known = pages.get(key);
    if (known) known.routes.push(id);
    else pages.set(key, { slices: { site, page: withoutData(slice) }, address: path, routes: [id] });
  }
  return [...pages.values()];
}

function withoutData(slice: ReturnType<typeof routeSlice>): Slices["page"] {
  return { ...slice, answers: [], renderedAt: Date.now(), pictures: null, seed: 1 };
}
