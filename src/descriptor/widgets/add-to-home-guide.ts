import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const addToHomeGuide = describeWidget({
  type: "add-to-home-guide",
  description:
    "Tips on how to put the site on the home screen, over the foot of the page: for iOS 12 below 12.2 and iOS 11 and below, in a browser (games §2, §4). Once closed, it stays away.",
  options: z.strictObject({}),
  texts: ["guide.*", "dialog.close"],
  icons: ["close"],
  example: {},
});
