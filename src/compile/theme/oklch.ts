import { hexOf, rgbOf } from "./rgb.ts";

/**
 * A colour as people see it: lightness 0 to 1, chroma 0 (grey) to about 0.37, hue in degrees. Equal steps look equal.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/** Reads #rgb or #rrggbb; opacity is left out. */
export function oklchOf(hex: string): Oklch {
  const { r, g, b } = rgbOf(hex);
  const [red, green, blue] = [linear(r), linear(g), linear(b)] as const;
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const x = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const y = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    c: Math.hypot(x, y),
    h: turned((Math.atan2(y, x) * 180) / Math.PI),
  };
}

/** Writes #rrggbb. A colour that no screen shows loses chroma until one does; its lightness and hue stay. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [low, high] = [0, Math.max(0, c)];
  if (!shown(channels(lightness, high, h))) {
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (shown(channels(lightness, middle, h))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const [r, g, b] = channels(lightness, high, h);
  return hexOf({ r: encoded(r), g: encoded(g), b: encoded(b), a: 1 });
}

/** A hue between 0 and 360. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function channels(lightness: number, chroma: number, hue: number): Triple {
  const x = chroma * Math.cos((hue * Math.PI) / 180);
  const y = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.396_337_777_4 * x + 0.215_803_757_3 * y) ** 3;
  const m = (lightness - 0.105_561_345_8 * x - 0.063_854_172_8 * y) ** 3;
  const s = (lightness - 0.089_484_177_5 * x - 1.291_485_548 * y) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

function shown(triple: Triple): boolean {
  return triple.every((channel) => channel >= -0.000_5 && channel <= 1.000_5);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  const share = channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return share * 255;
}
