import { z } from "zod";

/** A colour as #rgb, #rrggbb or #rrggbbaa. The grammar is closed, so that no value can load or execute anything. */
export const colour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, "A colour: #rgb, #rrggbb or #rrggbbaa.")
  .describe("A colour: #rgb, #rrggbb or #rrggbbaa.");

/** The most with which a page on the narrowest phone holds together, and what is below it as a pattern. */
const mostPixels = { 8: "[0-7]", 40: "[1-3]?[0-9]", 60: "[1-5]?[0-9]", 100: "[0-9]{1,2}", 1000: "[0-9]{1,3}" } as const;

/** A length in CSS pixels. A pattern and no refinement, so that editors know the limit, too. */
export function dimensionUpTo(most: keyof typeof mostPixels) {
  const pixels = `A length in CSS pixels, at most ${most}px: with more, a page falls apart on a narrow phone.`;
  return z
    .string()
    .regex(new RegExp(`^(?:${mostPixels[most]}(?:\\.[0-9]{1,2})?|${most}(?:\\.00?)?)px$`), pixels)
    .describe(pixels);
}
