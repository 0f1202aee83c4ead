import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { binding } from "../vocabulary/binding.ts";
import { httpsUrl } from "../vocabulary/link.ts";
import { textKey } from "../vocabulary/reference.ts";

export const shareCard = describeWidget({
  type: "share-card",
  description:
    "An address to pass on: as a QR code, as a link to copy, and by the phone's own sheet for sharing. For an invitation, or for opening the site on another device.",
  options: z.strictObject({
    value: z
      .union([httpsUrl, binding])
      .optional()
      .describe("The https address that is shared, or where it comes from; that of the page when absent."),
    title: textKey.optional().describe("The title of what is shared."),
    text: textKey.optional().describe("Words that go with it."),
    code: z.boolean().default(true).describe("Whether its QR code is shown."),
  }),
  texts: ["shareCard.*", "cell.qr", "cell.copied", "cell.copyFailed", "state.*"],
  example: { value: "https://shop.example/join" },
});
