import { remembered } from "../remembered.ts";

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/**
 * Reads #rgb, #rrggbb or #rrggbbaa. Remembered, because a palette is compared pair by pair and asks for each of its
 * colours dozens of times.
 */
export const rgbOf: (hex: string) => Rgb = remembered(readRgb, (hex) => hex);

function readRgb(hex: string): Rgb {
  const digits = Number.parseInt(hex.slice(1), 16);
  switch (hex.length) {
    case 4:
      return { r: (digits >> 8) * 17, g: ((digits >> 4) & 15) * 17, b: (digits & 15) * 17, a: 1 };
    case 7:
      return { r: digits >> 16, g: (digits >> 8) & 255, b: digits & 255, a: 1 };
    default:
      return { r: digits >>> 24, g: (digits >> 16) & 255, b: (digits >> 8) & 255, a: (digits & 255) / 255 };
  }
}

/** Writes #rrggbb, or #rrggbbaa when it is not opaque. */
export function hexOf({ r, g, b, a }: Rgb): string {
  return `#${pairOf(r)}${pairOf(g)}${pairOf(b)}${a >= 1 ? "" : pairOf(a * 255)}`;
}

/** The two digits of each value. */
const pairsOfDigits: readonly string[] = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0"));

function pairOf(value: number): string {
  return pairsOfDigits[Math.round(Math.min(255, Math.max(0, value)))] ?? "00";
}

/** A colour on its way to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  return hexOf(between(rgbOf(from), rgbOf(to), share));
}

/** The same in numbers. */
export function between(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (one: number, other: number) => Math.round(Math.min(255, Math.max(0, one + (other - one) * share)));
  return {
    r: channel(from.r, to.r),
    g: channel(from.g, to.g),
    b: channel(from.b, to.b),
    a: from.a + (to.a - from.a) * share,
  };
}

/** A colour as it is seen on an opaque one. */
export function over(colour: string, ground: string): string {
  const top = rgbOf(colour);
  return top.a >= 1 ? colour : mix(hexOf({ ...rgbOf(ground), a: 1 }), hexOf({ ...top, a: 1 }), top.a);
}
