import { siteSlice, routeSlice } from "#compile/emit/slices.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Placements } from "#descriptor/placement.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import type { Build } from "#host/pages/build.ts";

/** The widgets of a page: those of its frame, of its screen, and of the sheets that open over it. */
export interface PageWidgets {
  frame: readonly string[];
  screen: readonly string[];
  sheets: readonly string[];
}

export function widgetsOfRoute(build: Build, brand: CompiledBrand, route: string): PageWidgets {
  const language = brand.brand.languages.default;
  const site = siteSlice(brand, language, { assets: {}, watched: false });
  const page = routeSlice(brand, language, route);
  const widgetsIn = (body: Placements) =>
    build.prerender.widgetsOfPage({ site, page: { ...page, screen: { ...page.screen, body } } });
  const { frame, screen } = widgetsIn(page.screen.body);
  return {
    frame,
    screen,
    sheets: Object.values(page.screen.sheets ?? {}).flatMap(({ body }) => widgetsIn(body).screen),
  };
}

/** The files of some widgets, of one kind. */
export function filesOf(build: Build, types: readonly string[], kind: "scripts" | "styles"): string[] {
  return [...new Set(types.flatMap((type) => build.widget(type as WidgetType)[kind]))];
}

/** The size of some files as they are sent. */
export function sizeOf(build: Build, paths: Iterable<string>): number {
  return [...new Set(paths)].reduce((sum, path) => sum + build.bytes(path), 0);
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}
