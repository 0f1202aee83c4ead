import { hueTowards, oklch } from "./colour.ts";

/** The colours of a scene, from the furthest dark to the lamp. */
export interface Ground {
  hue: number;
  /** The darkest corner and the colour of contours. */
  ink: string;
  far: string;
  high: string;
  middle: string;
  low: string;
  /** What the lamp touches. */
  lit: string;
  lamp: string;
  /** A second colour against the first. */
  accent: string;
  near: string;
}

/**
 * The scene colours around one hue. `depth` 0 is bright daylight, 1 is night; `turn` is how far the lit side wanders
 * from the hue, which keeps a scene from looking printed in one ink.
 */
export function groundOf(requestedHue: number, chroma: number, depth: number, turn = 40): Ground {
  const l = (night: number, day: number) => night * depth + day * (1 - depth);
  const hue = depth > 0.28 ? outOfBrown(requestedHue) : requestedHue;
  const warm = (hue + turn + 360) % 360;
  return {
    hue,
    ink: oklch(l(0.13, 0.2), chroma * 0.45, hueTowards(hue, 290, 0.2)),
    far: oklch(l(0.2, 0.36), chroma * 0.9, hueTowards(hue, 290, 0.15)),
    high: oklch(l(0.33, 0.53), chroma * 1.12, hue),
    middle: oklch(l(0.47, 0.67), chroma * 1.2, (hue + turn * 0.35 + 360) % 360),
    low: oklch(l(0.61, 0.76), chroma * 1.15, (hue + turn * 0.7 + 360) % 360),
    lit: oklch(l(0.72, 0.86), chroma * 0.95, warm),
    lamp: oklch(l(0.9, 0.96), chroma * 0.55, hueTowards(warm, 92, 0.4)),
    accent: oklch(l(0.62, 0.7), chroma * 1.1, (hue - turn * 2 + 360) % 360),
    near: oklch(l(0.18, 0.28), chroma * 0.7, (hue - turn * 0.3 + 360) % 360),
  };
}

/** Orange in the dark is brown; such a ground goes to red or to olive gold instead. */
function outOfBrown(hue: number): number {
  if (hue < 27 || hue > 84) return hue;
  return hue < 62 ? 27 : 84;
}
