import { join } from "node:path";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { currentFormat } from "#descriptor/format.ts";
import { required } from "#kernel/assert.ts";
import { cellOf, sources, work, type Cell } from "./matrix.ts";
import { DEMO_PROJECT, E2E_BRANDS } from "./product.ts";

/** A brand only for the journeys. */
export interface OwnBrand {
  id: string;
  descriptor: { features?: object };
  /** Its descriptor as it stands in its file. */
  text: string;
  /** Its copy that the product under test reads. */
  file: string;
}

/** Like a brand that signs in by SMS and with Facebook: with a phone-auth provider and Google. */
export const phoneAuthBrand = ownBrand("telepono", {
  flags: { GOOGLELOGIN3: true },
  features: {
    phoneAuth: {
      provider: "firebase",
      apiKey: "demo-key",
      authDomain: `${DEMO_PROJECT}.firebaseapp.com`,
      projectId: DEMO_PROJECT,
    },
  },
});

/** What changes a platform's state or a brand's file does so here, beside the journeys of the other brands. */
export const statesBrand = ownBrand("hiwalay", {});

export const ownBrands = [phoneAuthBrand, statesBrand];

/** Its cells, one per language. */
export function cellsOf({ id, text }: OwnBrand): Cell[] {
  const { brands } = compileBrands(
    { ...sources, texts: { ...sources.texts, [`brands/${id}/brand.json`]: text } },
    { ...capabilities, only: [id], earlier: work },
  );
  const brand = required(brands.get(id), `The brand "${id}" of the journeys, which does not compile`);
  return brand.languages
    .map((language) => cellOf(brand, language))
    .filter(({ language }) => !process.env["E2E_LANGUAGE"] || language.code === process.env["E2E_LANGUAGE"]);
}

/** Its cell in the language that it opens in. */
export function cellOfStates(): Cell {
  const [first, ...others] = cellsOf(statesBrand);
  const inDefault = [first, ...others].find((cell) => cell?.language.code === cell?.brand.brand.languages.default);
  return required(inDefault ?? first, `A language of "${statesBrand.id}"`);
}

function ownBrand(id: string, own: { flags?: object; features?: object }): OwnBrand {
  const descriptor = {
    format: currentFormat,
    extends: "araw",
    name: id.replace(/^./, (letter) => letter.toUpperCase()),
    hosts: [`${id}.localhost`],
    merchant: { code: id, trialCode: `${id}trial` },
    ...own,
  };
  return { id, descriptor, text: JSON.stringify(descriptor, null, 2), file: join(E2E_BRANDS, id, "brand.json") };
}
