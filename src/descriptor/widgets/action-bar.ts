import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { buttonsOf } from "../vocabulary/button.ts";

export const actionBar = describeWidget({
  type: "action-bar",
  description:
    "Buttons that do something: accept and decline, claim, cancel, copy. A button that makes a call shows that it is waiting.",
  options: z.strictObject({
    buttons: buttonsOf("The buttons, in order."),
    look: z
      .enum(["row", "column"])
      .default("row")
      .describe("row: side by side, as long as their labels fit. column: below each other, each over the whole width."),
  }),
  texts: [],
  example: { buttons: { back: { label: "login.home", do: { action: "navigate", to: "home" } } } },
});
