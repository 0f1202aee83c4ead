import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { checkBrands } from "#compile/compile.ts";
import { decodeUtf8 } from "#compile/read/decode.ts";
import { isValidOnTop, stacked, stackedAll } from "#compile/check-change.ts";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import { layerBelowIn } from "#compile/read/layer-below.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { checked, goodPartOf } from "./mutations/good-part.ts";
import { readGoodSite, siteOf, type GoodFile } from "./mutations/good-site.ts";
import { legalEdits } from "./mutations/legal-edits.ts";
import { mutationKinds } from "./mutations/mutation-kinds.ts";
import { randomOf, type Random } from "./mutations/random.ts";

/** Changes of each kind: in all about the same number, however many kinds there are. */
const each = Math.ceil(1600 / (mutationKinds.length + Object.keys(legalEdits).length));
const seed = 20_260_102;

const site = readGoodSite();
const own = site.good.filter(({ layer }) => site.brands.includes(layer));
/** A brand's file with some edit. */
interface Changed {
  brand: string;
  path: string;
  text: string | Uint8Array;
  replaces: string;
}

/** Base and the markets, merged once. */
const shared = stackedAll({
  ...site.files,
  texts: Object.fromEntries(
    Object.entries(site.files.texts).filter(([path]) => !site.brands.includes(layerOfPath(path))),
  ),
});

/** The files of one layer. */
function filesOf(files: SourceFiles, id: string): SourceFiles {
  const isOwn = (path: string) => layerOfPath(path) === id;
  const texts = Object.fromEntries(Object.entries(files.texts).filter(([path]) => isOwn(path)));
  return { ...files, texts, assets: files.assets.filter(isOwn) };
}

function filesWith({ brand, path, text, replaces }: Changed): SourceFiles {
  const good = goodPartOf(site, [brand]).files;
  const { [replaces]: _old, ...texts } = good.texts;
  if (typeof text === "string") return { ...good, texts: { ...texts, [path]: text } };
  const read = decodeUtf8(text);
  return {
    ...good,
    texts: { ...texts, [path]: read.text },
    ...(read.badAt !== undefined && { notUtf8: { [path]: read.badAt } }),
  };
}

/** Whether a brand is valid by what it changes; false for files that are not UTF-8. */
function looksValid(files: SourceFiles, brand: string): boolean {
  const ofBrand = filesOf(files, brand);
  const extended = layerBelowIn(brand, ofBrand.texts[`brands/${brand}/brand.json`]);
  const below = extended === undefined || extended === brand ? undefined : shared.get(extended);
  const layer = files.notUtf8 || !below ? undefined : stacked(brand, ofBrand, below);
  return layer !== undefined && below !== undefined && isValidOnTop(layer, below, capabilities.patterns);
}

/** The full check's findings for a brand that is valid by what it changes; undefined for any other. */
function disagreement(changed: Changed): string[] | undefined {
  const files = filesWith(changed);
  if (!looksValid(files, changed.brand)) return undefined;
  const { diagnostics } = checked(files, goodPartOf(site, [changed.brand]).work);
  return diagnostics
    .filter(({ brands }) => brands.includes(changed.brand))
    .map(({ rule, file, line, message }) => `${changed.path} of ${changed.brand}: ${rule} ${file}:${line} ${message}`);
}

type Change = (file: GoodFile, random: Random) => Omit<Changed, "brand" | "replaces"> | undefined;

/** Makes one kind of change in files of brands, and returns where both checks disagree. */
function disagreements(change: Change): { tried: number; sound: number; found: string[] } {
  const found = new Set<string>();
  let [tried, sound] = [0, 0];
  fc.assert(
    fc.property(fc.nat(), (start) => {
      const random = randomOf(start);
      for (let attempt = 0; attempt < 60; attempt++) {
        const file = random.pick(own);
        const changed = change(file, random);
        if (!changed) continue;
        tried++;
        const differences = disagreement({ ...changed, brand: file.layer, replaces: file.path });
        if (differences) sound++;
        for (const one of differences ?? []) found.add(one);
        return;
      }
    }),
    { seed, numRuns: each },
  );
  return { tried, sound, found: [...found] };
}

let soundEdits = 0;

describe("the full check finds nothing in a brand that is valid by what it changes", () => {
  it("the engine's own brands as they are: most of them, or the rest would prove nothing", () => {
    const sound = site.brands.filter((brand) => looksValid(siteOf(site, [brand]), brand));
    expect(sound.length).toBeGreaterThan(site.brands.length / 2);
    expect(
      sound.flatMap((brand) =>
        checkBrands(siteOf(site, [brand]), { ...capabilities, only: [brand] }).diagnostics.filter(
          ({ file }) => layerOfPath(file) === brand,
        ),
      ),
    ).toEqual([]);
  });
  it.each(mutationKinds)("after a mistake: $name", ({ mutate }) => {
    const { found } = disagreements((file, random) => {
      const mutation = mutate(file, random, site);
      return mutation && { path: mutation.renamed ?? file.path, text: mutation.text };
    });
    expect(found).toEqual([]);
  });
  it.each(Object.entries(legalEdits))("after an edit: %s", (_name, edit) => {
    const { tried, sound, found } = disagreements((file, random) => {
      const text = edit(file, random);
      return text === undefined ? undefined : { path: file.path, text };
    });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(each / 2);
    soundEdits += sound;
  });
  it("which it does of many edits", () => {
    expect(soundEdits).toBeGreaterThan((Object.keys(legalEdits).length * each) / 10);
  });
});
