import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { textKey } from "../vocabulary/reference.ts";

export const brandHero = describeWidget({
  type: "brand-hero",
  description: "The logo, a title and a line of text above a form, on a drawn background in the brand's colours.",
  options: z.strictObject({
    title: textKey,
    text: textKey.optional(),
    motif: z
      .enum(["rays", "aurora", "grid", "leaves", "facets"])
      .default("rays")
      .describe("The drawing in the background."),
  }),
  body: "The content of the upper corner: the back arrow of a page without a header.",
  texts: [],
  example: { title: "login.title" },
});
