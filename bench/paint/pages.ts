import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { settingsFrom } from "#host/settings.ts";
import { unknownName, UsageError } from "../usage-error.ts";

/** The brand that is measured, and its pages. */
export interface Target {
  name: string;
  host: string;
  /** Path of the page where members sign in. */
  login: string;
  /** Path by id of the route. */
  paths: Readonly<Record<string, string>>;
}

/** Finds the requested brand and pages; the first brand unless one is named. */
export async function targetOf(brandId: string | undefined, pages: readonly string[]): Promise<Target> {
  const { brands, textPacks } = settingsFrom(process.env);
  const compiled = compileBrands(await readSources(brands, textPacks), capabilities).brands;
  const id = brandId ?? [...compiled.keys()][0] ?? "";
  const found = compiled.get(id);
  if (!found) throw new UsageError(unknownName("brand", id, [...compiled.keys()]));
  const { name, hosts, places } = found.brand;
  return {
    name,
    host: hosts[0] ?? "localhost",
    login: pathOf(found, places.signIn),
    paths: Object.fromEntries(pages.map((page) => [page, pathOf(found, page)])),
  };
}

function pathOf({ brand: { name, routes } }: CompiledBrand, page: string): string {
  const route = Object.hasOwn(routes, page) ? routes[page] : undefined;
  if (!route) throw new UsageError(unknownName(`page of ${name}`, page, Object.keys(routes)));
  return route.path;
}
