/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads #rgb, #rrggbb or #rrggbbaa. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
  const channel = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), a: digits.length === 8 ? channel(6) / 255 : 1 };
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
