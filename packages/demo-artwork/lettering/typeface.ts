import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

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
const extendedOf = (file: string) => file.replace("-latin-", "-latin-ext-");

/**
 * Every file as TrueType, because fontkit cannot vary a WOFF2. Unpacked when the module is loaded: drawing is
 * synchronous, wawoff2 is not. One after the other: its result is a view of memory that the next call overwrites.
 */
const unpacked = new Map<string, Buffer>();
for (const file of Object.values(sources).flatMap((source) => [source.file, extendedOf(source.file)])) {
  const packed = readFileSync(resolve(`@fontsource-variable/${file}.woff2`));
  unpacked.set(file, Buffer.from(await decompress(packed)));
}
const opened = new Map<string, Font>();

/** A face at its weight; opened once a process. `extended` is the part with further signs, such as ₱. */
export function typeface(name: FaceName, extended = false): Font {
  const { file: plain, axes } = sources[name];
  const file = extended ? extendedOf(plain) : plain;
  const known = opened.get(file);
  if (known) return known;
  const content = unpacked.get(file);
  const font = content && create(content);
  if (!font || !("getVariation" in font)) throw new Error(`The face ${name} is no file with one font`);
  const set = font.getVariation(axes);
  opened.set(file, set);
  return set;
}
