import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { phrase } from "../vocabulary/phrase.ts";

export const text = describeWidget({
  type: "text",
  description:
    "Words of the brand's own: a paragraph for each line of the text, with a heading if you like. They are shown as written; HTML has no effect.",
  options: z.strictObject({
    text: phrase.describe(
      "The text key of the words, or one with values. A line break in the text begins a paragraph.",
    ),
    heading: phrase.optional().describe("The text key of a heading above them, or one with values."),
    look: z
      .enum(["plain", "card", "small", "centred"])
      .default("plain")
      .describe(
        "plain: on the page. card: on the surface of a card. small: small print. centred: one message in the middle, its heading as large as a page's title.",
      ),
  }),
  texts: [],
  example: { heading: "login.title", text: "brand.tagline" },
});
