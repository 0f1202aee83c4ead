import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const addToHomeGuide = describeWidget({
  type: "add-to-home-guide",
  description:
    "How to add the site to the home screen, over the bottom of the page: for iOS 12 below 12.2 and iOS 11 and below, in a browser (games §2, §4). Once closed, it stays closed.",
  options: z.strictObject({}),
  texts: ["guide.*", "dialog.close"],
  icons: ["close"],
  example: {},
});
