import { z } from "zod";
import { enterRules } from "./vocabulary/access.ts";
import { condition } from "./vocabulary/condition.ts";
import { accessId, footerId, routeId, screenId, textKey } from "./vocabulary/reference.ts";

const pathWords =
  'A path of the site: names of letters, digits, dots, hyphens and underscores, each after a slash, for example "/m/home". No slash at the end, no parameters.';
const path = z
  .string()
  .regex(/^\/(?:[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*)?$/, pathWords)
  .describe(pathWords);

export const route = z
  .strictObject({
    path: path.describe('The address of the route, for example "/m/home".'),
    aliases: z.array(path).optional().describe("Other addresses that show the same screen."),
    title: textKey
      .optional()
      .describe("What the page is called. Without it: the text `route.<id of the route>`, where there is one."),
    description: textKey
      .optional()
      .describe(
        "What search engines show below the title, in one or two sentences. Without it: the text `description.<id of the route>`, or the title and what is said of the start page.",
      ),
    screen: screenId,
    versions: z
      .array(
        z
          .strictObject({ when: condition, screen: screenId })
          .describe("A screen, and when the route shows it instead of its own."),
      )
      .min(1)
      .optional()
      .describe(
        "Screens that the route shows instead of its own, the first whose condition holds: what a platform switches, such as the new member centre (mem_cen, account §2.2). They have the same layout, and names of filters, data and sheets mean the same in all of them.",
      ),
    header: z
      .enum(["home", "page", "none"])
      .default("page")
      .describe("The header above the screen (account §2.2, §2.3)."),
    footer: z
      .union([z.boolean(), footerId])
      .default(false)
      .describe("Whether the tab bar is shown (account §2.4); a name shows that of `footers` instead."),
    back: z
      .strictObject({ replace: routeId })
      .optional()
      .describe(
        "The back arrow replaces the current entry with this route; without it, back goes one step (account §2.3).",
      ),
    access: accessId.optional().describe("Who may enter: the id of an access rule. Without it: everyone."),
    enter: enterRules.optional(),
    query: z
      .record(z.string(), z.string())
      .optional()
      .describe("The route's query parameters, each with a description."),
  })
  .describe("An address of the site, who may enter it, and the screen it shows.");
export type Route = z.infer<typeof route>;
