/** The width of a letter of a narrow typeface by the size of the text. What does not fit with it fits with none. */
const letter = 5.5 / 14;

/** The least width of a text in pixels, in any typeface. */
export function leastTextWidth(text: string, size: number, letterSpacing = 0): number {
  return text.length * (letter + letterSpacing) * size;
}
