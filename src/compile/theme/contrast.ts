import { modeLrgb, modeRgb, useMode, wcagLuminance } from "culori/fn";
import { over, rgbOf, type Rgb } from "./rgb.ts";

useMode(modeRgb);
useMode(modeLrgb);

/** WCAG 2.2 AA for text of any size. */
export const enough = 4.5;

/**
 * What each of a channel's 256 values adds to luminance, from culori's WCAG luminance. A table, because correcting a
 * theme compares hundreds of colours.
 */
const shares = (["r", "g", "b"] as const).map((channel) =>
  Array.from({ length: 256 }, (_, value) => wcagLuminance({ mode: "rgb", r: 0, g: 0, b: 0, [channel]: value / 255 })),
);
const [red = [], green = [], blue = []] = shares;

/** Relative luminance (WCAG 2.2), 0 black to 1 white. */
export function luminance(hex: string): number {
  return luminanceOf(rgbOf(hex));
}

/** The same of a colour's numbers; opacity is ignored. */
export function luminanceOf({ r, g, b }: Rgb): number {
  return (red[r] ?? 0) + (green[g] ?? 0) + (blue[b] ?? 0);
}

/** Contrast ratio of a text on a background, 1 to 21. A translucent text is blended with the background first. */
export function contrast(text: string, ground: string): number {
  return contrastOf(luminance(over(text, ground)), luminance(ground));
}

/** Contrast ratio of two luminances, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The lowest contrast of a text over several backgrounds. */
export function worst(text: string, grounds: readonly string[]): number {
  let lowest = Infinity;
  for (const ground of grounds) lowest = Math.min(lowest, contrast(text, ground));
  return lowest;
}
