import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { article } from "../entities.ts";
import { language } from "../values.ts";

export const helpArticles = endpoint({
  method: "GET",
  path: "/api/help/articles",
  auth: "none",
  cacheSeconds: 300,
  description:
    "The merchant's articles, in its order: those of the help centre (account §7, games §7), or the sections of the user agreement, whose call the specification does not show.",
  input: z.object({
    topic: z
      .enum(["help", "agreement"])
      .default("help")
      .describe("help: the help centre. agreement: the user agreement, section by section."),
    device: z.enum(["MOBILE", "WEB"]).default("MOBILE").describe("Which device the texts are written for."),
    language,
  }),
  output: z.array(article),
  errors: [],
});
