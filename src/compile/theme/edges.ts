import type { Theme } from "#descriptor/theme.ts";
import { luminance, worst } from "./contrast.ts";
import { hexOfOklch, oklchOf } from "./oklch.ts";
import type { Palette } from "./palette.ts";
import { over } from "./rgb.ts";

/** WCAG 2.2 AA for the edges of controls (1.4.11). */
export const enoughForEdges = 3;

/** The colours of controls' edges, which the page behind them does not swallow. */
export interface Edges {
  /** A line in the accent's hue. */
  accent: string;
  /** The line around what is filled with the accent; transparent where the fill itself is distinct. */
  fill: string;
  /** The line of a field. */
  field: string;
}

export function edgesOf({ gradient }: Pick<Theme, "gradient">, palette: Palette): Edges {
  const grounds = [palette.surface, over(palette.card, palette.surface), over(palette.raised, palette.surface)];
  const accent = distinct(palette.accent, grounds, palette.ink);
  const fills = [palette.accent, ...(gradient?.accent?.$value ?? [])];
  const isDistinct = fills.every((fill) => worst(over(fill, palette.surface), grounds) >= enoughForEdges);
  return { accent, fill: isDistinct ? "transparent" : accent, field: distinct(palette.line, grounds, palette.ink) };
}

/** The colour, or the nearest of its hue that is distinct: darker on a light page, lighter on a dark one. */
function distinct(colour: string, grounds: readonly string[], ink: string): string {
  const own = oklchOf(over(colour, grounds[0] ?? colour));
  const isDark = luminance(grounds[0] ?? "#ffffff") < luminance(ink);
  for (let step = 0; step <= 50; step++) {
    const l = isDark ? own.l + ((1 - own.l) * step) / 50 : own.l * (1 - step / 50);
    const tried = step === 0 ? over(colour, grounds[0] ?? colour) : hexOfOklch({ ...own, l });
    if (worst(tried, grounds) >= enoughForEdges) return tried;
  }
  return ink;
}
