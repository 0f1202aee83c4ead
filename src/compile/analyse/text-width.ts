import { longestText } from "#descriptor/text-pack.ts";

/** The width of a letter of a narrow typeface by the size of the text. What does not fit with it fits with none. */
const letter = 5.5 / 14;

/** The least width of a text in pixels, in any typeface; 0 for one that no pack may contain, which is a mistake of its own. */
export function leastTextWidth(text: string, size: number, letterSpacing = 0): number {
  if (text.length > longestText) return 0;
  return text.length * (letter + letterSpacing) * size;
}
