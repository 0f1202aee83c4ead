import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import type { CompiledBrand, PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { currentFormat } from "#descriptor/format.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { required } from "#kernel/assert.ts";
import { testPage } from "./widget-page.ts";

/** The layer that a plain brand extends. */
export type PlainLayer = "base" | "markets/ph";

/** The slices of a site: the brand's, and the pages' by route. */
interface PlainSlices {
  site: SiteSlice;
  pages: ReadonlyMap<string, PageSlice>;
}

const brands = await plainBrands({ plain: "markets/ph", bare: "base" });
const made = new Map<string, PlainSlices>();

/** The slices of a brand that sets only its name, so that everything comes from the layers below. */
export function plainSlices(layer: PlainLayer, language: LanguageCode, flags: Record<string, boolean>): PlainSlices {
  const key = JSON.stringify([layer, language, flags]);
  const known = made.get(key);
  if (known) return known;
  const compiled = required(brands.get(layer === "base" ? "bare" : "plain"), `The plain brand on ${layer}`);
  const slices = slicesOf(
    { ...compiled, brand: { ...compiled.brand, flags: { ...compiled.brand.flags, ...flags } } },
    language,
  );
  made.set(key, slices);
  return slices;
}

/** What the pages of a brand are drawn from, in one language. */
export function slicesOf(compiled: CompiledBrand, language: LanguageCode): PlainSlices {
  return {
    site: siteSlice(compiled, language, { assets: {}, watched: false }),
    pages: new Map(
      Object.keys(compiled.brand.routes).map((route) => [
        route,
        { ...testPage(), ...routeSlice(compiled, language, route) },
      ]),
    ),
  };
}

/** Compiles plain brands, one for each layer, by name. */
async function plainBrands(layers: Record<string, PlainLayer>): Promise<ReadonlyMap<string, CompiledBrand>> {
  const sources = await readSources("brands", "text-packs");
  const below = Object.entries(sources.texts).filter(([path]) =>
    /^(?:brands|text-packs)\/(?:base|markets)\//.test(path),
  );
  const own = Object.entries(layers).map(([name, layer]) => [
    `brands/${name}/brand.json`,
    JSON.stringify({
      format: currentFormat,
      extends: layer,
      ...(layer === "base" && { market: "ph" }),
      name: "Plain",
      hosts: [`${name}.localhost`],
      merchant: { code: name, trialCode: `${name}trial` },
      logo: { wordmark: "PLAIN" },
    }),
  ]);
  const compiled = compileBrands(
    { ...sources, texts: Object.fromEntries([...below, ...own]) as Record<string, string> },
    capabilities,
  );
  return new Map(
    Object.keys(layers).map((name) => [
      name,
      required(compiled.brands.get(name), `A plain brand: ${JSON.stringify(compiled.diagnostics)}`),
    ]),
  );
}
