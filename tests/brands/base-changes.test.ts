import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { stackedAll } from "#compile/check-change.ts";
import { provedLayers } from "#cli/sweep/prove.ts";
import { partsOf } from "#compile/layer/change.ts";
import { changeBetween, outlineOf, type Outline } from "#compile/outline.ts";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { required } from "#kernel/assert.ts";
import { checked, goodPartOf } from "./mutations/good-part.ts";
import { brandsAbove, readGoodSite, type GoodFile } from "./mutations/good-site.ts";
import { legalEdits } from "./mutations/legal-edits.ts";
import { randomOf } from "./mutations/random.ts";

/** Edits of each kind. */
const each = 20;
/** The edits among them that spare some brands: fewer would prove little. */
const fewest = 13;
const site = readGoodSite();
const below = site.good.filter(({ layer, isPack }) => !site.brands.includes(layer) && !isPack);
const { files: whole, work } = goodPartOf(site, site.brands);
const before = outlinesOf(whole);

function outlinesOf(files: SourceFiles): Record<string, Outline> {
  const digest = (text: string) => createHash("sha256").update(text).digest("base64");
  return Object.fromEntries([...stackedAll(files)].map(([id, layer]) => [id, outlineOf(layer, digest)]));
}

const isShared = (path: string) => !site.brands.includes(layerOfPath(path));

/** Whether the full check finds nothing in base and the markets: otherwise every brand is checked. */
function isSound(files: SourceFiles): boolean {
  const texts = Object.fromEntries(Object.entries(files.texts).filter(([path]) => isShared(path)));
  const layers = [...site.sources.layers.keys()].filter((id) => !site.brands.includes(id));
  return provedLayers({ ...files, texts, assets: files.assets.filter(isShared) }, layers).length === layers.length;
}

/** The brands above an edited file that stay valid unseen: they set nothing of what changed. */
function unaffected({ layer }: GoodFile, files: SourceFiles): string[] {
  const now = outlinesOf(files);
  return brandsAbove(site, layer).filter((brand) => {
    const chain = required(site.sources.chains.get(brand), brand);
    const nearest = required(
      chain.findLast(({ isBrand }) => !isBrand),
      brand,
    );
    const change = changeBetween(required(before[nearest.id], nearest.id), now[nearest.id] ?? {});
    const ownParts = chain.filter(({ isBrand }) => isBrand).flatMap(({ value }) => [...partsOf(value).keys()]);
    return change !== "everything" && !ownParts.some((part) => change.has(part) || isAround(part, change));
  });
}

function isAround(section: string, parts: ReadonlySet<string>): boolean {
  return [...parts].some((part) => part.startsWith(`${section}/`));
}

/** The findings that reach some brands, wherever they are. */
function findingsIn(files: SourceFiles, brands: readonly string[]): string[] {
  const { diagnostics } = checked(files, work);
  return diagnostics
    .filter((one) => one.brands.some((brand) => brands.includes(brand)))
    .map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`);
}

let spared = 0;

describe("brands that set nothing of a changed value of base or a market", () => {
  it.each(Object.entries(legalEdits))("have the same findings after an edit: %s", (_name, edit) => {
    const known = findingsIn(whole, site.brands);
    for (let start = 0; start < each; start++) {
      const random = randomOf(start);
      const file = random.pick(below);
      const text = edit(file, random);
      if (text === undefined) continue;
      const files = { ...whole, texts: { ...whole.texts, [file.path]: text } };
      const brands = unaffected(file, files);
      if (brands.length === 0 || !isSound(files)) continue;
      spared++;
      const changed = findingsIn(files, brands).filter((one) => !known.includes(one));
      expect({ path: file.path, text: changed.length > 0 ? text : "", changed }).toEqual({
        path: file.path,
        text: "",
        changed: [],
      });
    }
  });
  it("which many edits are", () => expect(spared).toBeGreaterThanOrEqual(fewest));
});
