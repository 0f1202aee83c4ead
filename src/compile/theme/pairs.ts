import type { ColourName } from "#descriptor/theme.ts";
import { contrast, enough } from "./contrast.ts";
import type { Palette } from "./palette.ts";
import { over } from "./rgb.ts";

/** Text on ground, as the components use them. */
export const pairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ["ink", "surface"], ["ink", "card"], ["ink", "raised"], ["muted", "surface"], ["muted", "card"], ["muted", "raised"],
  ["accentInk", "surface"], ["accentInk", "card"], ["accentInk", "raised"], ["onAccent", "accent"], ["onAccentAlt", "accentAlt"], ["onHeader", "header"], ["onBadge", "badge"],
  ["positive", "surface"], ["positive", "card"], ["positive", "raised"], ["negative", "surface"], ["negative", "card"], ["negative", "raised"],
];

/** The pairs of a palette that cannot be read. */
export function unreadable(palette: Palette): (readonly [text: ColourName, ground: ColourName])[] {
  return pairs.filter(([text, ground]) => contrast(palette[text], over(palette[ground], palette.surface)) < enough);
}
