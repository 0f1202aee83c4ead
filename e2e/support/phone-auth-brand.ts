import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { currentFormat } from "#descriptor/format.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { required } from "#kernel/assert.ts";
import { cellOf, type Cell } from "./matrix.ts";
import { DEMO_PROJECT } from "./product.ts";

const ID = "telepono";

/**
 * A brand only for the journeys, based on one that signs in by SMS and with Facebook: with a phone-auth provider and
 * Google.
 */
export const phoneAuthBrand = {
  path: `${ID}/brand.json`,
  text: JSON.stringify({
    format: currentFormat,
    extends: "araw",
    name: "Telepono",
    hosts: [`${ID}.localhost`],
    merchant: { code: ID, trialCode: `${ID}trial` },
    flags: { GOOGLELOGIN3: true },
    features: {
      phoneAuth: {
        provider: "firebase",
        apiKey: "demo-key",
        authDomain: `${DEMO_PROJECT}.firebaseapp.com`,
        projectId: DEMO_PROJECT,
      },
    },
  }),
};

/** Its cells, one per language. */
export async function phoneAuthCells(): Promise<Cell[]> {
  const sources = await readSources("brands", "text-packs");
  const { brands } = compileBrands(
    { ...sources, texts: { ...sources.texts, [`brands/${phoneAuthBrand.path}`]: phoneAuthBrand.text } },
    capabilities,
  );
  const brand = required(brands.get(ID), `The brand "${ID}" of the journeys, which does not compile`);
  return brand.languages
    .map((language) => cellOf(brand, language))
    .filter(({ language }) => !process.env["E2E_LANGUAGE"] || language.code === process.env["E2E_LANGUAGE"]);
}
