import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const pageTitle = describeWidget({
  type: "page-title",
  description: "The title of the route (account §2.3). It is the page's first heading.",
  options: z.strictObject({}),
  texts: [],
  example: {},
});
