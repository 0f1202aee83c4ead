import { mix, over, rgbOf } from "./rgb.ts";

/** WCAG 2.2 AA for text of any size. */
export const enough = 4.5;

/** What each of the 256 values of a channel adds to luminance, before its weight (WCAG 2.2). */
const linear: readonly number[] = Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));

/** Relative luminance (WCAG 2.2), 0 black to 1 white. */
export function luminance(hex: string): number {
  const { r, g, b } = rgbOf(hex);
  return 0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
}

/** Contrast ratio of a text on a ground, 1 to 21. A text that is not opaque is seen through. */
export function contrast(text: string, ground: string): number {
  const [a, b] = [luminance(over(text, ground)), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The lowest contrast of a text over several grounds. */
export function worst(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}

/** The colour nearest to the given one that is readable on every ground, on the way to black or to white; undefined when none is. */
export function nearestReadable(colour: string, grounds: readonly string[]): string | undefined {
  const own = mix(colour, colour, 0);
  if (worst(own, grounds) >= enough) return own;
  for (let step = 1; step <= 50; step++) {
    for (const pole of ["#000000", "#ffffff"]) {
      const tried = mix(colour, pole, step / 50);
      if (worst(tried, grounds) >= enough) return tried;
    }
  }
  return undefined;
}

/** Black or white, slightly tinted where that is still readable. One of the two always is on a single ground. */
export function textOn(grounds: readonly string[], tint: string): string {
  const candidates = ["#ffffff", mix("#000000", tint, 0.12), "#000000"];
  return candidates.find((one) => worst(one, grounds) >= enough) ?? candidates.reduce((best, one) => (worst(one, grounds) > worst(best, grounds) ? one : best));
}
