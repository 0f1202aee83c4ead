/**
 * Checks the byte budgets against the build's own figures, which do not vary: for each brand's home and login, the
 * JavaScript needed before the page reacts, in how many files it comes, and the page's stylesheets; and what the vocabulary of screens weighs, of
 * which those two load nothing before they react. Decision 018 defines "before usable"; page-budgets.ts measures the
 * HTML.
 */
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { readBuild } from "#host/pages/build.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { brotliCompressSync } from "node:zlib";
import { filesOf, kilobytes, sizeOf, widgetsOfRoute } from "./weight/page-files.ts";
import { isVocabularyOver, vocabularyModulesIn } from "./weight/vocabulary-budget.ts";

/**
 * Kilobytes (1024 bytes), brotli; and how many files of code the page and all its widgets come in. The JavaScript is what
 * the heaviest brand needed on 2026-11-29 with every library as its makers ship it, and 5 %.
 */
const BUDGETS = { home: { js: 102.6, css: 12, files: 17 }, login: { js: 117.7, css: 12, files: 15 } } as const;

const build = await readBuild("dist");
const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const rows = [...brands.values()].flatMap((brand) =>
  (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).map((route) => measure(brand, route)),
);
console.log("brand      page    JS before usable      with all widgets   in files   CSS");
for (const row of rows)
  console.log(
    `${row.brand.padEnd(10)} ${row.route.padEnd(7)} ${kilobytes(row.js)} of ${BUDGETS[row.route].js} KB     ${kilobytes(row.all)} KB        ${row.files} of ${BUDGETS[row.route].files}   ${kilobytes(row.css)} of ${BUDGETS[row.route].css} KB${row.over ? "   over budget" : ""}`,
  );
const strays = new Set(rows.flatMap(({ scripts }) => vocabularyModulesIn(scripts)));
for (const module of strays)
  console.log(`${module} is loaded before home or login react: let what needs it import it when it is needed`);
const isOver = isVocabularyOver(build, [...brands.values()]);
process.exitCode = isOver || strays.size > 0 || rows.some(({ over }) => over) ? 1 : 0;

/**
 * A page is usable when its frame (header, footer, links, guards) and, if it has one, its form are hydrated. Its other
 * widgets are already links and pictures in the HTML, and hydrate one by one afterwards.
 */
function measure(brand: CompiledBrand, route: keyof typeof BUDGETS) {
  const { frame, screen } = widgetsOfRoute(build, brand, route);
  const form = screen.filter((type) => type === "form");
  const scripts = new Set([...build.entry.scripts, ...filesOf(build, [...frame, ...form], "scripts")]);
  const styles = new Set([...build.entry.styles, ...filesOf(build, [...frame, ...screen], "styles")]);
  const js = sizeOf(build, scripts);
  const css = brotliCompressSync([...styles].map((path) => build.css(path)).join("")).length;
  const files = new Set([...scripts, ...filesOf(build, screen, "scripts")]);
  return {
    brand: brand.id,
    route,
    scripts,
    js,
    all: sizeOf(build, files),
    files: files.size,
    css,
    over: js > BUDGETS[route].js * 1024 || css > BUDGETS[route].css * 1024 || files.size > BUDGETS[route].files,
  };
}
