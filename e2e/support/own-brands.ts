import { join } from "node:path";
import { currentFormat } from "#descriptor/format.ts";
import { DEMO_PROJECT, E2E_BRANDS } from "./product.ts";

/** A brand only for the journeys. */
export interface OwnBrand {
  id: string;
  descriptor: { features?: object };
  /** Its descriptor as its file has it. */
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
