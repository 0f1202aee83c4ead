import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const grid = describeWidget({
  type: "grid",
  description:
    "Widgets side by side, in columns of the same width; or as a bar, such as the top of a screen whose route has no header (games §2, Member centre).",
  options: z.strictObject({
    look: z
      .enum(["columns", "bar"])
      .default("columns")
      .describe(
        "columns: of the same width. bar: the first at the left, the last at the right, between them the rest.",
      ),
    columns: z
      .int()
      .min(2)
      .max(4)
      .default(2)
      .describe("Columns; fewer where one would be narrower than 88 px, as on a small phone."),
  }),
  body: "The widgets in it, from left to right, row by row.",
  texts: [],
  example: { columns: 3 },
});
