import {
  clampChroma,
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  type Color,
} from "culori/fn";

/** Colours are computed in OKLCH (lightness 0…1, chroma 0…0.37, hue in degrees) and written as `#rrggbb`. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toRgb = useMode(modeRgb);
useMode(modeOklab);
const toOklch = useMode(modeOklch);
const halfAStep = 0.5 / 255;

/** The nearest colour in the sRGB gamut: lightness and hue are kept, chroma is reduced. */
export function oklch(l: number, c: number, h: number): string {
  return shown({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h });
}

function shown(colour: Color): string {
  const { r, g, b } = toRgb(colour);
  const fits = [r, g, b].every((channel) => channel >= -halfAStep && channel <= 1 + halfAStep);
  return formatHex(fits ? colour : clampChroma(colour, "oklch"));
}

/** The OKLCH of a `#rrggbb` colour; anything else is read as mid grey. */
export function lchOf(hex: string): Lch {
  const colour = parseHex(hex);
  if (!colour) return { l: 0.6, c: 0, h: 0 };
  const { l, c, h = 0 } = toOklch(colour);
  return { l, c, h };
}

/** A hue moved towards another along the shorter arc. */
export function hueTowards(hue: number, target: number, share: number): number {
  const arc = ((target - hue + 540) % 360) - 180;
  return (hue + arc * share + 360) % 360;
}

/** How far two hues lie apart, 0…180. */
export function hueDistance(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** A mix of two `#rrggbb` colours, in OKLCH's rectangular form so that no foreign hue appears between them. */
export function mix(a: string, b: string, share: number): string {
  return shown(interpolate([a, b], "oklab")(share));
}
