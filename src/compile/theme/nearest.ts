import type { ColourName } from "#descriptor/theme.ts";
import { enough } from "./contrast.ts";
import { ratioOf, ratioOn, type Pair, type Rgbs } from "./pairs.ts";
import { between, hexOf, rgbOf, type Rgb } from "./rgb.ts";

/** What a colour is wanted for: the pairs it is part of, and further backgrounds of a text. */
export interface Use {
  pairs: readonly Pair[];
  shades?: readonly Rgb[];
}

const poles: readonly Rgb[] = [
  { r: 0, g: 0, b: 0, a: 1 },
  { r: 255, g: 255, b: 255, a: 1 },
];
const steps = 50;

/** The lowest contrast of what a colour is used for. */
export function lowest(name: ColourName, { pairs, shades = [] }: Use, colours: Rgbs): number {
  let ratio = Infinity;
  for (const pair of pairs) ratio = Math.min(ratio, ratioOf(pair, colours));
  for (const shade of shades) ratio = Math.min(ratio, ratioOn(shade, colours[name]));
  return ratio;
}

/**
 * The nearest colour towards black or white with which everything it is used for is readable; undefined when none is.
 * It also tints its own backgrounds.
 */
export function nearestFor(name: ColourName, use: Use, colours: Rgbs): string | undefined {
  return nearest(colours[name], (tried) => lowest(name, use, { ...colours, [name]: tried }) >= enough);
}

/** The nearest background towards black or white on which a text is readable. */
export function nearestGround(ground: string, text: string): string | undefined {
  return nearest(rgbOf(ground), (tried) => ratioOn(tried, rgbOf(text)) >= enough);
}

function nearest(own: Rgb, isReadable: (tried: Rgb) => boolean): string | undefined {
  if (isReadable(own)) return hexOf(own);
  for (let step = 1; step <= steps; step++) {
    for (const pole of poles) {
      const tried = between(own, pole, step / steps);
      if (isReadable(tried)) return hexOf(tried);
    }
  }
  return undefined;
}

/** The first colour with which everything it is used for is readable. */
export function firstFor(name: ColourName, candidates: readonly string[], use: Use, colours: Rgbs): string | undefined {
  return candidates.find((one) => lowest(name, use, { ...colours, [name]: rgbOf(one) }) >= enough);
}
