import { createHash } from "node:crypto";
import { compileBrands, type SourceFiles } from "../../src/compile/compile.ts";
import type { CompiledBrand } from "../../src/descriptor/compiled-brand.ts";
import { readSources } from "../../src/host/read-folder.ts";
import { required } from "../../src/kernel/assert.ts";

/** The folder with the invented site of src/compile: one brand called acme, in a market, on a base. */
export const FIXTURE = "src/compile/fixtures/site";
const ACME = "brands/acme/brand.json";

/** The routes that the host itself shows, which the invented site leaves out. */
const hostRoutes = Object.fromEntries(
  (["maintenance", "regionRestricted", "notFound"] as const).map((id) => [id, { path: `/m/${id}`, screen: "voucher-center", header: "page" }]),
);

/** The files of the invented site; `changes` go over acme's own brand.json, key by key. */
export async function acmeSources(changes: object = {}): Promise<SourceFiles> {
  const sources = await readSources(`${FIXTURE}/brands`, `${FIXTURE}/text-packs`);
  const acme: unknown = JSON.parse(required(sources.texts[ACME], ACME));
  return { assets: sources.assets, texts: { ...sources.texts, [ACME]: JSON.stringify({ ...(acme as object), routes: hostRoutes, ...changes }) } };
}

/** The invented brand, compiled. */
export async function compiledAcme(changes: object = {}): Promise<CompiledBrand> {
  const { brands, diagnostics } = compileBrands(await acmeSources(changes), { digest: (text) => createHash("sha256").update(text).digest("hex") });
  const acme = brands.get("acme");
  if (!acme) throw new Error(`acme does not compile: ${JSON.stringify(diagnostics, null, 2)}`);
  return acme;
}
