import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const grid = describeWidget({
  type: "grid",
  description: "Widgets side by side, in columns of the same width.",
  options: z.strictObject({
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
