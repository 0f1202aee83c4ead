import { z } from "zod";

/** A drawing of the engine, in the brand's colours. */
export const drawingName = z
  .enum(["tools", "globe", "compass", "inbox", "plug"])
  .describe("A drawing of the engine, in the brand's colours.");
export type DrawingName = z.infer<typeof drawingName>;
