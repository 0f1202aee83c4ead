import { compileBrands } from "#compile/compile.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { currentFormat } from "#descriptor/format.ts";
import { required } from "#kernel/assert.ts";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import { readGoodSite, siteOf } from "../mutations/good-site.ts";
import { randomOf } from "../mutations/random.ts";
import { mutant } from "./mutant.ts";
import { schemaNodes } from "./schema-nodes.ts";

/** Brands that are checked together: the layers below them are read once for all. */
const together = 40;

/** Tries mutants from a seed on and returns what went wrong, a line each. The seed of a mutant makes it again. */
export function mutantTrials(): (firstSeed: number, count: number) => string[] {
  const site = readGoodSite();
  const [brand = ""] = site.brands;
  const merged = mergedLayers(required(site.sources.chains.get(brand), brand).slice(0, -1));
  const nodes = schemaNodes(merged);
  const below = siteOf(site, [brand]);
  const shared = Object.entries(below.texts).filter(([path]) => layerOfPath(path) !== brand);
  const base = required(site.sources.chains.get(brand)?.at(-2), brand).id;
  return (firstSeed, count) => {
    const wrong: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + count; seed += together) {
      const seeds = Array.from({ length: Math.min(together, firstSeed + count - seed) }, (_, index) => seed + index);
      const own = seeds.map((one) => [fileOf(one), textOf(one)] as const);
      const texts = Object.fromEntries([...shared, ...own]);
      const { diagnostics, brands } = compileBrands({ ...below, texts }, { digest: () => "0" });
      wrong.push(...diagnostics.flatMap((one) => problemOf(one, texts)));
      const failed = new Set(diagnostics.filter(({ severity }) => severity === "error").flatMap((one) => one.brands));
      for (const one of seeds)
        if (brands.has(idOf(one)) === failed.has(idOf(one))) wrong.push(`${idOf(one)}: neither compiled nor refused`);
    }
    if (Object.keys(Object.prototype).length > 0) wrong.push("Object.prototype was changed");
    return wrong;
  };

  function textOf(seed: number): string {
    const id = idOf(seed);
    const own = {
      format: currentFormat,
      extends: base,
      hosts: [`${id}.example`],
      merchant: { code: id, trialCode: `${id}t` },
    };
    return JSON.stringify({ ...own, ...mutant(merged, nodes, randomOf(seed)) }, null, 1);
  }
}

function idOf(seed: number): string {
  return `mutant${seed}`;
}

function fileOf(seed: number): string {
  return `brands/${idOf(seed)}/brand.json`;
}

function problemOf(
  { rule, file, line, column, message }: Diagnostic,
  texts: Readonly<Record<string, string>>,
): string[] {
  if (rule === "compiler-failure") return [`${file}: ${message}`];
  const length = texts[file]?.split("\n")[line - 1]?.length;
  return length === undefined || column < 1 || column > length + 1
    ? [`${file}:${line}:${column} is no place of the file: ${rule} ${message}`]
    : [];
}
