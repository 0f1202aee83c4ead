import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { trueTypeOf } from "./woff2.ts";

/** The faces vendors letter their titles in. */
export type FaceName =
  | "geometric"
  | "round"
  | "condensed"
  | "condensedItalic"
  | "soft"
  | "elegant"
  | "elegantItalic"
  | "plain";

interface FaceSource {
  file: string;
  axes: Record<string, number>;
}

const sources: Record<FaceName, FaceSource> = {
  geometric: { file: "sora/files/sora-latin-wght-normal", axes: { wght: 800 } },
  round: { file: "nunito/files/nunito-latin-wght-normal", axes: { wght: 1000 } },
  condensed: { file: "sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal", axes: { wght: 950 } },
  condensedItalic: { file: "sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-italic", axes: { wght: 1000 } },
  soft: { file: "fraunces/files/fraunces-latin-full-normal", axes: { wght: 900, opsz: 144, SOFT: 100, WONK: 0 } },
  elegant: { file: "playfair-display/files/playfair-display-latin-wght-normal", axes: { wght: 900 } },
  elegantItalic: { file: "playfair-display/files/playfair-display-latin-wght-italic", axes: { wght: 900 } },
  plain: { file: "figtree/files/figtree-latin-wght-normal", axes: { wght: 800 } },
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** A face at its weight; read once a process. `extended` is the part with further signs, such as ₱. */
export function typeface(name: FaceName, extended = false): Font {
  const { file: plain, axes } = sources[name];
  const file = extended ? plain.replace("-latin-", "-latin-ext-") : plain;
  const known = opened.get(file);
  if (known) return known;
  const font = create(trueTypeOf(readFileSync(resolve(`@fontsource-variable/${file}.woff2`))));
  if (!("getVariation" in font)) throw new Error(`The face ${name} is a collection: name a file with one font`);
  const set = font.getVariation(axes);
  opened.set(file, set);
  return set;
}
