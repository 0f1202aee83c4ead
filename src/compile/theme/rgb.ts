import { formatHex, formatHex8, parseHex } from "culori/fn";
import { memoize } from "#kernel/memoize.ts";

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/**
 * Reads #rgb, #rrggbb or #rrggbbaa. Memoized, because comparing the pairs of a palette reads each colour dozens of
 * times.
 */
export const rgbOf: (hex: string) => Rgb = memoize(readRgb, (hex) => hex);

function readRgb(hex: string): Rgb {
  const { r, g, b, alpha = 1 } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
  return { r: Math.round(r * 255), g: Math.round(g * 255), b: Math.round(b * 255), a: alpha };
}

/** Writes #rrggbb, or #rrggbbaa when it is not opaque. */
export function hexOf({ r, g, b, a }: Rgb): string {
  const colour = { mode: "rgb", r: r / 255, g: g / 255, b: b / 255, alpha: a } as const;
  return a >= 1 ? formatHex(colour) : formatHex8(colour);
}

/** A mix of two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  return hexOf(between(rgbOf(from), rgbOf(to), share));
}

/** The same for channel values. */
export function between(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (one: number, other: number) => Math.round(Math.min(255, Math.max(0, one + (other - one) * share)));
  return {
    r: channel(from.r, to.r),
    g: channel(from.g, to.g),
    b: channel(from.b, to.b),
    a: from.a + (to.a - from.a) * share,
  };
}

/** A colour blended with an opaque background. */
export function over(colour: string, ground: string): string {
  const top = rgbOf(colour);
  return top.a >= 1 ? colour : mix(hexOf({ ...rgbOf(ground), a: 1 }), hexOf({ ...top, a: 1 }), top.a);
}
