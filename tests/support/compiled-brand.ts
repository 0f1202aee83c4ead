import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands, type SourceFiles } from "#compile/compile.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { required } from "#kernel/assert.ts";

/** The folder of the fixture site of src/compile: one brand called acme, with a market and a base. */
export const FIXTURE = "src/compile/fixtures/site";
const ACME = "brands/acme/brand.json";

const hostPlaces = ["maintenance", "regionRestricted", "notFound"] as const;
/** The routes that the host needs, which the fixture site omits. */
const hostRoutes = Object.fromEntries(
  hostPlaces.map((id) => [id, { path: `/m/${id}`, screen: "voucher-center", header: "page" }]),
);

/** The files of the fixture site; `changes` override acme's own brand.json, key by key. */
export async function acmeSources(changes: object = {}): Promise<SourceFiles> {
  const sources = await readSources(`${FIXTURE}/brands`, `${FIXTURE}/text-packs`);
  const acme: unknown = JSON.parse(required(sources.texts[ACME], ACME));
  const packs = ["EN", "TY"]
    .map((code) => `text-packs/base/${code}.json`)
    .map((path): [string, string] => [path, withEngineWords(required(sources.texts[path], path))]);
  return {
    assets: sources.assets,
    texts: {
      ...sources.texts,
      ...Object.fromEntries(packs),
      [ACME]: JSON.stringify({
        ...(acme as object),
        routes: hostRoutes,
        places: Object.fromEntries(hostPlaces.map((id) => [id, id])),
        ...changes,
      }),
    },
  };
}

/**
 * A text pack with a text for every key that the frame or a widget names, so that a new key does not break unrelated
 * tests.
 */
function withEngineWords(text: string): string {
  const pack = JSON.parse(text) as Record<string, unknown>;
  const keys = [
    ...frameUse.texts,
    ...Object.values(widgetDescriptions).flatMap((widget): readonly string[] => widget.texts),
  ];
  const words = keys.map((key) => key.replace(/\*$/, "any")).map((key) => [key, key]);
  return JSON.stringify({ ...Object.fromEntries(words), ...pack });
}

/** The fixture brand, compiled. */
export async function compiledAcme(changes: object = {}): Promise<CompiledBrand> {
  const { brands, diagnostics } = compileBrands(await acmeSources(changes), capabilities);
  const acme = brands.get("acme");
  if (!acme) throw new Error(`acme does not compile: ${JSON.stringify(diagnostics, null, 2)}`);
  return acme;
}
