import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { drawingName } from "../vocabulary/drawing.ts";
import { assetPath, textKey } from "../vocabulary/reference.ts";

const picture = z
  .strictObject({
    asset: assetPath,
    alt: textKey.describe("The text key of what it shows, for who cannot see it; of a link: where it leads."),
    width: z
      .int()
      .min(16)
      .max(440)
      .optional()
      .describe("How wide it is shown at most, in CSS pixels; as wide as its place when absent."),
    do: action.optional().describe("What a tap does."),
  })
  .describe("A picture of the brand. Its height follows from the file, so nothing moves when it arrives.");

export const image = describeWidget({
  type: "image",
  description:
    "A picture from the brand's `assets/`, such as the seal of a licence, or one of the engine's drawings in the brand's colours.",
  options: z.strictObject({
    picture: z.union([drawingName, picture]).describe("A picture of the brand, or the name of a drawing."),
  }),
  texts: [],
  example: { picture: "compass" },
});

/** A picture as a phone gets it: the compiler has read its size from the file. */
export type ResolvedPicture = z.infer<typeof picture> & { size?: { width: number; height: number } | undefined };
