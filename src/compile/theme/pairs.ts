import type { ColourName } from "#descriptor/theme.ts";
import { contrastOf, enough, luminanceOf } from "./contrast.ts";
import type { Palette } from "./palette.ts";
import { between, rgbOf, type Rgb } from "./rgb.ts";

/** A share of a colour over what is behind it. The shares are those of `--tint…` in the global styles. */
export const tints = {
  ink: { of: "ink", share: 0.07 },
  accent: { of: "accent", share: 0.16 },
  positive: { of: "positive", share: 0.14 },
  negative: { of: "negative", share: 0.13 },
} as const satisfies Record<string, { of: ColourName; share: number }>;
export type Tint = keyof typeof tints;

/** A text and what it lies on: a colour, or a tint over that colour. */
export interface Pair {
  readonly text: ColourName;
  readonly ground: ColourName;
  readonly tint?: Tint;
}

const pages = ["surface", "card", "raised"] as const;
const onPages = (texts: readonly ColourName[], tint?: Tint): Pair[] =>
  texts.flatMap((text) => pages.map((ground) => ({ text, ground, ...(tint && { tint }) })));

/** Every text with everything it lies on, as the components use them: what is derived and what is checked. */
export const pairs: readonly Pair[] = [
  ...onPages(["ink", "muted", "accentInk"]),
  { text: "onAccent", ground: "accent" },
  { text: "onAccentAlt", ground: "accentAlt" },
  { text: "onHeader", ground: "header" },
  { text: "onBadge", ground: "badge" },
  ...onPages(["positive", "negative"]),
  ...onPages(["ink", "muted", "accentInk"], "ink"),
  ...onPages(["ink", "muted", "accentInk"], "accent"),
  ...onPages(["positive"], "positive"),
  ...onPages(["negative", "ink"], "negative"),
];

/** The texts that lie on gradients. */
export const onGradients = {
  accent: ["onAccent"],
  page: ["ink", "muted", "accentInk", "positive", "negative"],
} as const satisfies Record<string, readonly ColourName[]>;

/** The pairs of a palette that are unreadable. */
export function unreadable(palette: Palette): Pair[] {
  const colours = rgbsOf(palette);
  return pairs.filter((pair) => ratioOf(pair, colours) < enough);
}

/** The colours of a palette as numbers: a search compares hundreds. */
export type Rgbs = Readonly<Record<ColourName, Rgb>>;

export function rgbsOf(palette: Palette): Rgbs {
  const entries = Object.entries(palette).map(([name, colour]) => [name, rgbOf(colour)]);
  return Object.fromEntries(entries) as Rgbs;
}

/** The contrast ratio of a pair, 1 to 21. */
export function ratioOf(pair: Pair, colours: Rgbs): number {
  return ratioOn(groundOf(pair, colours), colours[pair.text]);
}

/** The contrast ratio of a text on an opaque background. */
export function ratioOn(ground: Rgb, text: Rgb): number {
  return contrastOf(luminanceOf(blended(text, ground)), luminanceOf(ground));
}

/** The background of a pair as visitors see it. */
export function groundOf({ ground, tint }: Pair, colours: Rgbs): Rgb {
  const below = blended(colours[ground], blended(colours.surface, white));
  if (tint === undefined) return below;
  const { of, share } = tints[tint];
  return between(below, { ...colours[of], a: 1 }, share * colours[of].a);
}

const white: Rgb = { r: 255, g: 255, b: 255, a: 1 };

function blended(colour: Rgb, ground: Rgb): Rgb {
  return colour.a >= 1 ? colour : between(ground, { ...colour, a: 1 }, colour.a);
}
