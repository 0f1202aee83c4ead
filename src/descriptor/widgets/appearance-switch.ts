import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const appearanceSwitch = describeWidget({
  type: "appearance-switch",
  description:
    "Light, dark, or as the phone says, side by side; the choice is remembered on the phone. It shows nothing where the theme's scheme is not auto.",
  options: z.strictObject({}),
  texts: ["appearance.*"],
  example: {},
});
