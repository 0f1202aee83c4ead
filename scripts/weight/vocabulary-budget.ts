import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Build } from "#host/pages/build.ts";
import { MODULES_FILE, type ModulesOfChunks } from "./modules-of-chunks.ts";
import { filesOf, kilobytes, sizeOf, widgetsOfRoute } from "./page-files.ts";
import { PARTS, partOf, sharesOf, sumOf, vocabularyIn } from "./vocabulary.ts";

/** Kilobytes (1024 bytes), brotli: decision 056 says why there are two. */
const LIMITS = { page: 16.5, whole: 25.5 };
/** The widgets that make a page one of records. */
const ofRecords = new Set(["record-list", "tree-list", "record", "stat-grid", "chart", "filter-bar"]);

/** Prints what the vocabulary of screens weighs, altogether and on each page of records. Returns whether it is too much. */
export function isVocabularyOver(build: Build, brands: readonly CompiledBrand[]): boolean {
  const modules = readModules();
  const weigh = (files: Iterable<string>) => vocabularyIn(sharesOf(files, modules, (file) => sizeOf(build, [file])));
  const whole = weigh(Object.keys(modules));
  const rows = heaviestPages(build, brands, (files) => sumOf(weigh(files)));
  console.log("\nthe vocabulary of screens");
  for (const part of PARTS) console.log(`${kilobytes(whole.get(part) ?? 0)} KB  ${part}`);
  console.log(`${kilobytes(sumOf(whole))} of ${LIMITS.whole} KB altogether`);
  console.log("\npage of records, in the brand where it is heaviest     of the vocabulary      all scripts");
  for (const { route, brand, bytes, all } of rows)
    console.log(
      `${route.padEnd(24)} ${brand.padEnd(30)}${kilobytes(bytes)} of ${LIMITS.page} KB     ${kilobytes(all)} KB${bytes > LIMITS.page * 1024 ? "   over budget" : ""}`,
    );
  return sumOf(whole) > LIMITS.whole * 1024 || rows.some(({ bytes }) => bytes > LIMITS.page * 1024);
}

/** The modules of the vocabulary that are in some files: a page that uses none of it loads none. */
export function vocabularyModulesIn(files: Iterable<string>): string[] {
  const modules = readModules();
  return [...files].flatMap((file) =>
    Object.keys(modules[file] ?? {}).filter((module) => partOf(module) !== undefined),
  );
}

/** What each page of records loads, until a sheet has opened over it: of the brand whose page loads most. */
function heaviestPages(build: Build, brands: readonly CompiledBrand[], weigh: (files: string[]) => number) {
  const pages = brands.flatMap((brand) =>
    Object.keys(brand.brand.routes).flatMap((route) => {
      const { frame, screen, sheets } = widgetsOfRoute(build, brand, route);
      if (!screen.some((type) => ofRecords.has(type))) return [];
      const files = filesOf(build, [...frame, ...screen, ...sheets], "scripts");
      const bytes = weigh(files);
      return { route, brand: brand.id, bytes, all: sizeOf(build, [...build.entry.scripts, ...files]) };
    }),
  );
  return pages
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter(({ route }, index, sorted) => sorted.findIndex((page) => page.route === route) === index);
}

/** By path, as pages name the files. */
function readModules(): ModulesOfChunks {
  const path = join("dist/client", MODULES_FILE);
  if (!existsSync(path))
    throw new Error(`The build does not say what is in its files (${path}): run \`npm run build\`.`);
  const modules = JSON.parse(readFileSync(path, "utf8")) as ModulesOfChunks;
  return Object.fromEntries(Object.entries(modules).map(([file, lengths]) => [`/${file}`, lengths]));
}
