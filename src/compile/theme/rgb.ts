import { remembered } from "../remembered.ts";

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads #rgb, #rrggbb or #rrggbbaa. Remembered, because a palette is compared pair by pair and asks for each of its colours dozens of times. */
export const rgbOf: (hex: string) => Rgb = remembered(readRgb, (hex) => hex);

function readRgb(hex: string): Rgb {
  const digits = Number.parseInt(hex.slice(1), 16);
  switch (hex.length) {
    case 4: return { r: (digits >> 8) * 17, g: ((digits >> 4) & 15) * 17, b: (digits & 15) * 17, a: 1 };
    case 7: return { r: digits >> 16, g: (digits >> 8) & 255, b: digits & 255, a: 1 };
    default: return { r: digits >>> 24, g: (digits >> 16) & 255, b: (digits >> 8) & 255, a: (digits & 255) / 255 };
  }
}

/** Writes #rrggbb, or #rrggbbaa when it is not opaque. */
export function hexOf({ r, g, b, a }: Rgb): string {
  const channels = a >= 1 ? [r, g, b] : [r, g, b, a * 255];
  return `#${channels.map((value) => Math.round(Math.min(255, Math.max(0, value))).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour on its way to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const between = (x: number, y: number) => x + (y - x) * share;
  return hexOf({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: between(a.a, b.a) });
}

/** A colour as it is seen on an opaque one. */
export function over(colour: string, ground: string): string {
  const top = rgbOf(colour);
  return top.a >= 1 ? colour : mix(hexOf({ ...rgbOf(ground), a: 1 }), hexOf({ ...top, a: 1 }), top.a);
}
