import type { ColourName } from "#descriptor/theme.ts";
import { contrast, contrastOf, enough, luminance } from "./contrast.ts";
import type { Palette } from "./palette.ts";
import { over, rgbOf } from "./rgb.ts";

/** Text and background pairs, as the components use them. */
export const pairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ["ink", "surface"],
  ["ink", "card"],
  ["ink", "raised"],
  ["muted", "surface"],
  ["muted", "card"],
  ["muted", "raised"],
  ["accentInk", "surface"],
  ["accentInk", "card"],
  ["accentInk", "raised"],
  ["onAccent", "accent"],
  ["onAccentAlt", "accentAlt"],
  ["onHeader", "header"],
  ["onBadge", "badge"],
  ["positive", "surface"],
  ["positive", "card"],
  ["positive", "raised"],
  ["negative", "surface"],
  ["negative", "card"],
  ["negative", "raised"],
];

/** The pairs of a palette that are unreadable. */
export function unreadable(palette: Palette): (readonly [text: ColourName, ground: ColourName])[] {
  // Luminance is computed once per opaque colour, because each colour is in many pairs.
  const lights = new Map<ColourName, number | undefined>();
  const lightOf = (name: ColourName): number | undefined => {
    if (!lights.has(name)) lights.set(name, rgbOf(palette[name]).a < 1 ? undefined : luminance(palette[name]));
    return lights.get(name);
  };
  return pairs.filter(([text, ground]) => {
    const [above, below] = [lightOf(text), lightOf(ground)];
    return (
      (above === undefined || below === undefined
        ? contrast(palette[text], over(palette[ground], palette.surface))
        : contrastOf(above, below)) < enough
    );
  });
}
