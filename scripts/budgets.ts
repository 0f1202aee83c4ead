/**
 * Checks the byte budgets against the build's own figures, which do not vary: for each brand's home and login, the
 * JavaScript needed before the page reacts, and the page's stylesheets. Decision 018 defines "before usable";
 * page-budgets.ts measures the HTML.
 */
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { siteSlice, routeSlice } from "#compile/emit/slices.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { readBuild, type Build } from "#host/pages/build.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes (1024 bytes), brotli. */
const BUDGETS = { home: { js: 95, css: 12 }, login: { js: 105, css: 12 } } as const;

const build = await readBuild("dist");
const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const rows = [...brands.values()].flatMap((brand) =>
  (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).map((route) => measure(brand, route)),
);
console.log("brand      page    JS before usable      with all widgets   CSS");
for (const row of rows)
  console.log(
    `${row.brand.padEnd(10)} ${row.route.padEnd(7)} ${kilobytes(row.js)} of ${BUDGETS[row.route].js} KB     ${kilobytes(row.all)} KB        ${kilobytes(row.css)} of ${BUDGETS[row.route].css} KB${row.over ? "   over budget" : ""}`,
  );
process.exitCode = rows.some(({ over }) => over) ? 1 : 0;

/**
 * A page is usable when its frame (header, footer, links, guards) and, if it has one, its form are hydrated. Its other
 * widgets are already links and pictures in the HTML, and hydrate one by one afterwards.
 */
function measure(brand: CompiledBrand, route: keyof typeof BUDGETS) {
  const language = brand.brand.languages.default;
  const site = siteSlice(brand, language, { assets: {}, watched: false });
  const page = routeSlice(brand, language, route);
  const { frame, screen } = build.prerender.widgetsOfPage({ site, page });
  const files = (types: readonly string[], kind: "scripts" | "styles") =>
    types.flatMap((type) => build.widget(type as WidgetType)[kind]);
  const scripts = new Set([
    ...build.entry.scripts,
    ...files(frame, "scripts"),
    ...files(
      screen.filter((type) => type === "form"),
      "scripts",
    ),
  ]);
  const styles = new Set([...build.entry.styles, ...files([...frame, ...screen], "styles")]);
  const js = sizeOf(build, scripts);
  const css = brotliCompressSync([...styles].map((path) => build.css(path)).join("")).length;
  const all = sizeOf(build, new Set([...scripts, ...files(screen, "scripts")]));
  return {
    brand: brand.id,
    route,
    js,
    all,
    css,
    over: js > BUDGETS[route].js * 1024 || css > BUDGETS[route].css * 1024,
  };
}

function sizeOf({ assets }: Build, paths: ReadonlySet<string>): number {
  return [...paths].reduce((sum, path) => sum + (assets.get(path)?.brotli?.length ?? 0), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}
