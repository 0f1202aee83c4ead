import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { collectionOf } from "../vocabulary/collection.ts";
import { condition } from "../vocabulary/condition.ts";
import { httpsUrl } from "../vocabulary/link.ts";
import { textKey } from "../vocabulary/reference.ts";

export const siteFoot = describeWidget({
  type: "site-foot",
  description:
    "The end of a screen that says who may play and under which licence: the mark of `features.minimumAge`, a sentence about playing responsibly, links to what helps, the licence. The specification does not ask for it; most markets do.",
  options: z.strictObject({
    notice: textKey.default("foot.notice").describe("A sentence about playing responsibly."),
    licence: z
      .strictObject({
        text: textKey.describe("The holder, the authority and the number of the licence."),
        href: httpsUrl.optional().describe("Where the licence can be verified, for example the authority's register."),
      })
      .optional()
      .describe("The licence; nothing is shown without it."),
    links: collectionOf(
      z.strictObject({ label: textKey, when: condition.optional(), do: action }).describe("A link."),
      "Where help and rules are, in order.",
    ).default({}),
  }),
  texts: ["foot.links", "foot.age"],
  example: {
    licence: { text: "foot.licence" },
    links: {
      control: {
        label: "foot.control",
        do: { action: "navigate", to: "help", query: { article: "responsible-play" } },
      },
    },
  },
});
