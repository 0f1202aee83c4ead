/** Colours are thought in OKLCH (lightness 0…1, chroma 0…0.37, hue in degrees) and written as `#rrggbb`. */

export interface Lch {
  l: number;
  c: number;
  h: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function linearOf({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const isShown = (rgb: readonly number[]) => rgb.every((part) => part >= -0.002 && part <= 1.002);

/** The nearest colour a screen can show: lightness and hue are kept, chroma gives way. */
export function oklch(l: number, c: number, h: number): string {
  const light = clamp(l, 0, 1);
  let [low, high] = [0, c];
  let rgb = linearOf({ l: light, c, h });
  for (let step = 0; step < 8 && !isShown(rgb); step++) {
    const middle = (low + high) / 2;
    if (isShown(linearOf({ l: light, c: middle, h }))) low = middle;
    else high = middle;
    if (step === 7) rgb = linearOf({ l: light, c: low, h });
  }
  return `#${rgb.map((part) => byteOf(part).toString(16).padStart(2, "0")).join("")}`;
}

function byteOf(linear: number): number {
  const part = clamp(linear, 0, 1);
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}

/** The OKLCH of a `#rrggbb` colour; anything else is read as mid grey. */
export function lchOf(hex: string): Lch {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(hex);
  if (!match) return { l: 0.6, c: 0, h: 0 };
  const [r = 0, g = 0, b = 0] = match.slice(1, 4).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
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
  const [from, to] = [lchOf(a), lchOf(b)];
  const rectangular = ({ c, h }: Lch) =>
    [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  const [ax, ay] = rectangular(from);
  const [bx, by] = rectangular(to);
  const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
  return oklch(from.l + (to.l - from.l) * share, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
}
