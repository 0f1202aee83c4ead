import { clampChroma, formatHex, modeOklch, modeRgb, parseHex, useMode, type Oklch as Colour } from "culori/fn";

const toRgb = useMode(modeRgb);
const toOklch = useMode(modeOklch);
const halfAStep = 0.5 / 255;

/** A colour by perception: lightness 0 to 1, chroma 0 (grey) to about 0.37, hue in degrees. Equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reads #rgb or #rrggbb, ignoring opacity. A grey has the hue 0. */
export function oklchOf(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(parseHex(hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 });
  return { l, c, h };
}

/** Writes #rrggbb. A colour outside sRGB loses chroma until it fits; its lightness and hue stay. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  const colour: Colour = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(isShown(colour) ? colour : clampChroma(colour, "oklch"));
}

/** Whether a colour is in sRGB, after rounding to eight bits per channel. */
function isShown(colour: Colour): boolean {
  const { r, g, b } = toRgb(colour);
  return [r, g, b].every((channel) => channel >= -halfAStep && channel <= 1 + halfAStep);
}

/** A hue between 0 and 360. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
