import { capabilities } from "#capabilities/capabilities.ts";
import { isValidOnTop, stacked, stackedAll } from "#compile/check-change.ts";
import { checkBrands, compileBrands } from "#compile/compile.ts";
import { linkBrand } from "#compile/emit/link.ts";
import { resolvedBrand } from "#compile/emit/resolved-brand.ts";
import { withoutPresets } from "#compile/emit/without-presets.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { TextKeys } from "#compile/layer/text-keys.ts";
import type { Draft } from "#compile/layer/draft.ts";
import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { currentFormat } from "#descriptor/format.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { required } from "#kernel/assert.ts";
import type { JsonObject } from "#kernel/json.ts";

/** A brand that changes one thing of base. */
export interface ChangedBrand {
  /** The brand, compiled; undefined when the check finds an error. */
  compiled: CompiledBrand | undefined;
  errors: readonly Diagnostic[];
}

const all = await readSources("brands", "text-packs");
const shared = Object.entries(all.texts).filter(([path]) => /^(?:brands|text-packs)\/(?:base|markets)\//.test(path));
const PLAIN = "plain";
const below: SourceFiles = {
  ...all,
  texts: Object.fromEntries([
    ...shared,
    fileOf(PLAIN, "markets/ph", { languages: { default: "EN", offered: ["EN"] } }),
  ]),
};
const plainLayer = required(stackedAll(below).get(PLAIN), PLAIN);

/** A brand that changes nothing of base. */
export const plain = required(compileBrands(below, { digest: capabilities.digest }).brands.get(PLAIN), PLAIN);

const layered = plainLayer.draft.value as Brand;
/** What base and market say: cells as they are written, and presets of fields beside the fields that they make. */
export const said: Brand = { ...withoutPresets(layered), fields: layered.fields };

function fileOf(id: string, layer: string, says: JsonObject): [path: string, text: string] {
  const merchant = { code: id, trialCode: `${id}trial` };
  const own = { format: currentFormat, extends: layer, name: "Plain", hosts: [`${id}.localhost`], merchant };
  return [`brands/${id}/brand.json`, JSON.stringify({ ...own, logo: { wordmark: "PLAIN" }, ...says })];
}

/** Brands that each say one thing over the plain one. */
export function changedBrands(changes: readonly JsonObject[]): ChangedBrand[] {
  const changed = changes.map((says, index) => {
    const id = `changed${index}`;
    const [path, text] = fileOf(id, PLAIN, says);
    const layer = stacked(id, { ...below, assets: [], texts: { [path]: text } }, plainLayer);
    return { id, path, text, layer, isValid: layer !== undefined && isValidOnTop(layer, plainLayer, undefined) };
  });
  const diagnostics = diagnosticsOf(changed.filter(({ isValid }) => !isValid));
  return changed.map(({ id, path, layer }) => {
    const errors = diagnostics.filter(({ severity, brands }) => severity === "error" && brands.includes(id));
    return { compiled: errors.length > 0 ? undefined : linked(required(layer, path).draft), errors };
  });
}

/** What the check of brands finds, all together: what they share is read and merged once. */
function diagnosticsOf(brands: readonly { path: string; text: string }[]): readonly Diagnostic[] {
  const texts = { ...below.texts, ...Object.fromEntries(brands.map(({ path, text }) => [path, text])) };
  return checkBrands({ ...below, texts }, { digest: capabilities.digest }).diagnostics;
}

const keys = new TextKeys(Object.values(plainLayer.draft.packs).flat());

/** The compiled brand of a draft. It has the plain brand's name, words, theme and drawings: no change is about them. */
function linked({ value, walk }: Draft): CompiledBrand {
  const { hosts, merchant } = plain.brand;
  const brand = { ...resolvedBrand(value as Brand, walk), hosts, merchant };
  const { routes, frame } = linkBrand(brand, walk, keys);
  return { ...plain, brand, uses: routes, frameUse: frame };
}
