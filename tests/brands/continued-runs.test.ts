import fc from "fast-check";
import { expect, it } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands, type Compilation } from "#compile/compile.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { Work } from "#compile/work.ts";
import { required } from "#kernel/assert.ts";
import { readGoodSite, siteOf, type GoodFile } from "./mutations/good-site.ts";
import { legalEdits } from "./mutations/legal-edits.ts";
import { mutationKinds } from "./mutations/mutation-kinds.ts";
import { randomOf, type Random } from "./mutations/random.ts";

const site = readGoodSite();
const good = siteOf(site, site.brands);
const edits = [
  ...Object.values(legalEdits),
  ...mutationKinds.map(({ mutate }) => (file: GoodFile, random: Random) => {
    const mutation = mutate(file, random, site);
    return mutation?.renamed === undefined && typeof mutation?.text === "string" ? mutation.text : undefined;
  }),
];

/** The site with one file edited, or as it is. */
function edited(seed: number): SourceFiles {
  const random = randomOf(seed);
  if (random.below(5) === 0) return good;
  for (;;) {
    const file = random.pick(site.good);
    const text = random.pick(edits)(file, random);
    if (text !== undefined) return { ...good, texts: { ...good.texts, [file.path]: text } };
  }
}

function run(files: SourceFiles, earlier?: Work): Compilation {
  return compileBrands(files, { ...capabilities, today: "2026-01-01", earlier });
}

function outcomeOf({ brands, diagnostics, brandIds }: Compilation) {
  return { diagnostics, brandIds, digests: [...brands].map(([id, { digest }]) => [id, digest]) };
}

it("a run that continues from another one finds and compiles what one from scratch does, through edits and back", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 4 }), (seeds) => {
      let { work } = run(good);
      for (const seed of seeds) {
        const files = edited(seed);
        const continued = run(files, work);
        expect(outcomeOf(continued)).toEqual(outcomeOf(run(files)));
        ({ work } = continued);
      }
    }),
    { seed: 20_260_103, numRuns: 8 },
  );
});

it("brands that an edit does not reach stay the same objects", () => {
  const before = run(good);
  const path = "brands/araw/brand.json";
  const text = required(good.texts[path], path);
  const edit = { [path]: text.replace('"format"', ' "format"') };
  expect(edit[path]).not.toBe(text);
  const after = run({ ...good, texts: { ...good.texts, ...edit } }, before.work);
  const same = [...after.brands].filter(([id, brand]) => before.brands.get(id) === brand).map(([id]) => id);
  expect(same).toEqual(site.brands.filter((id) => id !== "araw"));
});
