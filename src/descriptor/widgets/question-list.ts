import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { collectionOf } from "../vocabulary/collection.ts";
import { textKey } from "../vocabulary/reference.ts";

export const questionList = describeWidget({
  type: "question-list",
  description:
    "Questions with their answers, in the brand's own words: a tap on a question opens its answer below it. All of them are in the page's HTML, for search engines and without JavaScript.",
  options: z.strictObject({
    look: z
      .enum(["card", "lines"])
      .default("card")
      .describe("card: on the surface of a card. lines: hairlines on the page."),
    questions: collectionOf(
      z
        .strictObject({
          question: textKey.describe("The text key of the question."),
          answer: textKey.describe(
            "The text key of the answer. A line break in the text begins a paragraph; HTML has no effect.",
          ),
          open: z.boolean().default(false).describe("Whether its answer is open at first."),
        })
        .describe("A question."),
      "The questions, in order.",
    ),
  }),
  texts: [],
  icons: ["forward"],
  example: { questions: { age: { question: "login.title", answer: "brand.tagline" } } },
});
