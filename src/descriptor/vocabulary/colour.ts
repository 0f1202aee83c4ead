import { z } from "zod";

/** A colour as #rgb, #rrggbb or #rrggbbaa. The grammar is closed, so that no value can load or execute anything. */
export const colour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, "A colour: #rgb, #rrggbb or #rrggbbaa.")
  .describe("A colour: #rgb, #rrggbb or #rrggbbaa.");
/** A length in CSS pixels. */
export const dimension = z
  .string()
  .regex(/^(?:0|[0-9]{1,3}(?:\.[0-9]{1,2})?)px$/, 'A length in CSS pixels, for example "16px".')
  .describe('A length in CSS pixels, for example "16px".');
